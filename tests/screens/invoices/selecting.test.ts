import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { addClient, writeInvoice } from "../../support/browsing.ts";
import { withDraft } from "../../support/invoices/sending.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

async function withDrafts(count = 12) {
  const visited = await withDraft();
  for (let number = 1; number < count; number++) await writeInvoice(visited.browser);
  const work = () => runDueJobs(visited.platform, handlers);
  return { ...visited, work };
}

/** Where the form around the rows leads by a button, as a browser without scripts sends it. */
function pressed(html: string, path: string, act?: string): string {
  const form = /<form[^>]*class="selection".*?<\/form>/s.exec(html)?.[0] ?? "";
  const hidden = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = "", value = ""]) => [name, value]);
  return `${path}?${new URLSearchParams([...fields, ...(act ? [["act", act]] : [])]).toString()}`;
}

it("without scripts all of a filter are chosen by a link, checked on a page, and sent once", async () => {
  const { browser, platform, work } = await withDrafts();
  const sent = await writeInvoice(browser, { clientName: "Schon Gesendet" });
  await browser.post(`${sent}/mark-sent`, {});
  const list = await pageOf(browser.get("/invoices?status=draft"));
  const choose = /href="([^"]*chosen=all)"[^>]*>([^<]*)/.exec(list.html.replaceAll("&amp;", "&"));
  expect(choose?.slice(1)).toEqual(["/invoices?status=draft&chosen=all", "Choose all 12"]);
  const chosen = await pageOf(browser.get(choose?.[1] ?? ""));
  expect(chosen.text).toContain("All 12 selected CHF 7’781.88".replace("’", "'"));
  const url = pressed(chosen.html, "/invoices/selected", "send");
  expect(url).toBe("/invoices/selected?status=draft&all=12&act=send");
  const check = await pageOf(browser.get(url));
  expect(check.text).toContain("By e-mail with PDF: 12");
  expect(check.text).toContain("12 invoices, CHF 7'781.88");
  const form = formIn(check.html, "chosen");
  const answers = [await browser.post(url, form), await browser.post(url, form)];
  const [page = "", again] = answers.map(({ headers }) => headers.get("Location") ?? "");
  expect([answers[0]?.status, again]).toEqual([303, page]);
  expect((await pageOf(browser.get(page))).text).toContain("0 of 12 sent");
  await work();
  expect((await pageOf(browser.get(page))).text).toMatch(/12 invoices .*by e-mail 12 by post 0/);
  expect(platform.mailbox.filter(({ to }) => to === "kundin@example.ch")).toHaveLength(12);
});

it("a filter that finds others than were seen says so, and asks again before anything goes out", async () => {
  const { browser, platform, work } = await withDrafts(2);
  const url = "/invoices/selected?status=draft&all=2&act=send";
  const form = formIn((await pageOf(browser.get(url))).html, "chosen");
  await writeInvoice(browser);
  const refused = await pageOf(browser.post(url, form));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("The selection has changed since you looked at it.");
  expect(refused.text).toContain("You selected 2. The list now has 3");
  expect(refused.text).toContain("By e-mail with PDF: 3");
  await work();
  expect(platform.mailbox.filter(({ to }) => to === "kundin@example.ch")).toEqual([]);
  const answer = await browser.post(url, formIn(refused.html, "chosen"));
  expect(answer.status).toBe(303);
  await work();
  expect(platform.mailbox.filter(({ to }) => to === "kundin@example.ch")).toHaveLength(3);
});

it("the page before sending names who is left out, and why", async () => {
  const { browser, address, id } = await withDrafts(1);
  const client = await addClient(browser, { name: "Ohne Adresse", email: "", delivery: "post" });
  const bare = await writeInvoice(browser, { clientId: client, clientName: "Ohne Adresse", clientEmail: "" });
  await browser.post(`/clients/${client}/delete`, {});
  await browser.post(`${address}/mark-sent`, {});
  const url = `/invoices/selected?act=send&id=${id}&id=${bare.split("/").at(-1)}`;
  const { text } = await pageOf(browser.get(url));
  expect(text).toContain("Left out, named below: 2");
  expect(text).toMatch(/Ohne Adresse \S+ e-mail address is missing/);
  expect(text).toContain("not a draft");
  expect(text).toContain("Nothing in this selection can be sent.");
  const marked = await pageOf(browser.get(url.replace("act=send", "act=mark")));
  expect(marked.text).toContain("on the next page: 1");
});

it("all of a filter are one PDF, and a workbook in the order of the list", async () => {
  const { browser } = await withDrafts(3);
  const pdf = await browser.get("/invoices/pdf?status=draft&all=3");
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  expect(await readPdf(new Uint8Array(await pdf.arrayBuffer()))).toHaveLength(3);
  const other = await browser.get("/invoices/pdf?status=draft&all=2");
  expect(other.headers.get("Location")).toBe("/invoices/selected?status=draft&all=2&act=pdf");
  const said = await pageOf(browser.get(other.headers.get("Location") ?? ""));
  expect(said.text).toContain("You selected 2. The list now has 3");
  expect(said.html).toContain("/invoices/pdf?status=draft&amp;all=3&amp;part=1");
  const workbook = await browser.get("/invoices/export?status=draft&all=3");
  expect(workbook.headers.get("Content-Type")).toContain("spreadsheetml");
  expect((await workbook.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect((await browser.get("/invoices/export")).status).toBe(400);
});
