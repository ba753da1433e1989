import { expect, it } from "vitest";
import { ownField } from "#app/features/selling/batches/form/batch-form.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { addClient, visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { withDraft } from "../../support/invoices/sending.ts";

async function club() {
  const { browser, platform } = await withDraft();
  const aebi = await addClient(browser, {
    name: "Aebi Reto",
    email: "aebi@example.ch",
    groups: "Mitglieder",
  });
  const berger = await addClient(browser, {
    name: "Berger Anna",
    email: "b@example.ch",
    groups: "Mitglieder",
  });
  const egli = await addClient(browser, {
    name: "Egli Hans",
    email: "",
    delivery: "post",
    groups: "Mitglieder, Ehrenmitglieder",
  });
  const work = () => runDueJobs(platform, handlers);
  const url = "/invoices/many?group=Mitglieder";
  const typed = async () => ({
    ...formIn((await pageOf(browser.get(url))).html, "batch"),
    text: "Beitrag 2027 für {name}",
    amount: "80",
    vatRate: "0",
  });
  return { browser, platform, aebi, berger, egli, work, url, typed };
}

it("a group, an amount and an exception become drafts, e-mails and letters, each once", async () => {
  const { browser, platform, berger, work, url, typed } = await club();
  const form = {
    ...(await typed()),
    [ownField("amount", berger)]: "120",
    [ownField("text", berger)]: "Familie",
  };
  const preview = await pageOf(browser.post(url, { ...form, preview: "1" }));
  expect(preview.status).toBe(200);
  expect(preview.text).toContain("280.00");
  expect(preview.text).toContain("Beitrag 2027 für Berger Anna, Familie");
  expect(preview.text).toContain("By post Egli Hans");
  const answers = [await browser.post(url, form), await browser.post(url, form)];
  const [page = "", again] = answers.map(({ headers }) => headers.get("Location") ?? "");
  expect([answers[0]?.status, again]).toEqual([303, page]);
  expect((await pageOf(browser.get(page))).text).toContain("0 of 3 drafts");
  await work();
  const drafts = await pageOf(browser.get(page));
  expect(drafts.text).toContain("3 drafts are ready");
  for (let press = 0; press < 2; press++) await browser.post(`${page}/send`, {});
  await work();
  const sent = await pageOf(browser.get(page));
  expect(sent.text).toMatch(/by e-mail 2 by post 1/);
  expect(platform.mailbox.map(({ to }) => to).toSorted()).toEqual(["aebi@example.ch", "b@example.ch"]);
  const letters = await browser.get(`${page}/letters`);
  expect(letters.headers.get("Content-Type")).toBe("application/pdf");
  const pages = await readPdf(new Uint8Array(await letters.arrayBuffer()));
  expect(JSON.stringify(pages)).toContain("Egli Hans");
});

it("pasted lines say amounts, and one that names nobody is told while all that was typed stays", async () => {
  const { browser, url, typed, work } = await club();
  const form = { ...(await typed()), pasted: "Berger Anna\t120.00\naebi@example.ch;40\nNiemand;5" };
  const refused = await pageOf(browser.post(url, form));
  expect([refused.status, refused.field("text").value]).toEqual([422, form.text]);
  expect(refused.field("pasted").error).toContain("Niemand;5");
  const answer = await browser.post(url, { ...form, pasted: form.pasted.replace("\nNiemand;5", "") });
  await work();
  const page = await pageOf(browser.get(answer.headers.get("Location") ?? ""));
  expect(page.text).toMatch(/Aebi Reto .* 40\.00 .*Berger Anna .* 120\.00 .*Egli Hans .* 80\.00/);
});

it("another group may be left out, and a selection needs no group", async () => {
  const { browser, aebi, egli, work, typed } = await club();
  const without = "/invoices/many?group=Mitglieder&without=Ehrenmitglieder";
  const shown = await pageOf(browser.get(without));
  expect(shown.text).toContain("2 clients");
  const form = { ...(await typed()), without: "Ehrenmitglieder" };
  const answer = await browser.post(without, form);
  await work();
  const page = answer.headers.get("Location") ?? "";
  expect((await pageOf(browser.get(page))).text).not.toContain("Egli Hans");
  await browser.post(`${page}/undo`, {});
  await work();
  expect((await pageOf(browser.get(page))).text).toContain("taken back");
  const selection = await pageOf(browser.get(`/invoices/many?ids=${aebi},${egli}`));
  expect(selection.text).toContain("2 clients");
});

it("on Free more than the month's invoices are refused before the first, with what was typed", async () => {
  const { browser } = await visitSignedIn();
  for (const name of ["Aa", "Bb", "Cc", "Dd"]) await addClient(browser, { name, groups: "Alle" });
  const url = "/invoices/many?group=Alle";
  const form = formIn((await pageOf(browser.get(url))).html, "batch");
  const refused = await pageOf(browser.post(url, { ...form, text: "Beitrag", amount: "80", vatRate: "0" }));
  expect([refused.status, refused.field("text").value]).toEqual([403, "Beitrag"]);
  expect(refused.text).toContain("These would be 4 invoices, and this month 3 are left on your plan.");
});
