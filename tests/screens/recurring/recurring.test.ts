import { expect, it } from "vitest";
import { addClient, INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const PRO = { DEFAULT_PLAN: "pro" };

/** The fields as the form sends them; today is 2026-11-21. */
const FIELDS = {
  name: "Rent",
  every: "1",
  unit: "month",
  start: "2026-11-30",
  day: "last",
  endOn: "",
  endAfter: "",
  mode: "draft",
  language: "en",
  termDays: "30",
  subject: "Rent {month+1} {year}",
  notes: "",
  "items[0].description": "Rent",
  "items[0].quantity": "1",
  "items[0].unitPrice": "1200",
  "items[0].vatRate": "0",
};

it("shows how to begin, and is found from the overview", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/dashboard"))).html).toContain('href="/recurring"');
  const empty = await pageOf(browser.get("/recurring"));
  expect(empty.text).toContain("No recurring invoices yet");
  const blank = await pageOf(browser.get("/recurring/create"));
  expect([blank.field("start").value, blank.field("unit").value]).toEqual(["2026-12-01", "month"]);
  expect(blank.html).toMatch(/<option value="send" disabled/);
});

it("is made by a form without scripts; its page has three dates and the next invoice", async () => {
  const { browser } = await visitSignedIn();
  const url = await addSeries(browser);
  const page = await pageOf(browser.get(url));
  expect(page.text).toMatch(/Every month, on the last day of the month/);
  expect(page.text).toMatch(/30 Nov 2026 31 Dec 2026 31 Jan 2027/);
  expect(page.text).toMatch(/Rent December 2026/);
  expect(page.text).toContain("None yet");
  const list = await pageOf(browser.get("/recurring"));
  expect(list.text).toMatch(
    /Rent Kulturhaus Obertor Every month, on the last day of the month 30 Nov 2026 1'200\.00/,
  );
});

it("is paused, resumed, skipped and ended by buttons, and a GET changes nothing", async () => {
  const { browser } = await visitSignedIn();
  const url = await addSeries(browser);
  const press = async (action: string, form: Record<string, string> = {}) => {
    const answer = await browser.post(`${url}/${action}`, form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, url]);
    return (await pageOf(browser.get(url))).text;
  };
  for (const action of ["pause", "resume", "skip"]) {
    const answer = await browser.get(`${url}/${action}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, url]);
  }
  expect(await press("pause")).toMatch(/paused.*Paused\. No invoice|Paused\. No invoice.*paused/);
  expect(await press("resume")).toContain("running again");
  const skipped = await press("skip", { date: "2026-11-30" });
  expect(skipped).toMatch(/31 Dec 2026 31 Jan 2027 28 Feb 2027/);
  expect(skipped).toMatch(/skipped 30 Nov 2026/);
  const twice = await browser.post(`${url}/skip`, { date: "2026-11-30" });
  expect(twice.status).toBe(409);
  expect((await pageOf(browser.get(`${url}/end`))).text).toContain("Rent ends for good");
  expect(await press("end")).toMatch(/ended/);
  for (const page of ["edit", "end"]) expect((await browser.get(`${url}/${page}`)).status).toBe(302);
});

it("is changed by its form, says what is wrong at each field, and keeps what was typed", async () => {
  const { browser } = await visitSignedIn();
  const url = await addSeries(browser);
  const edit = await pageOf(browser.get(`${url}/edit`));
  const form = formIn(edit.html, "series");
  const { subject, start, day } = FIELDS;
  expect(form).toMatchObject({ subject, start, day, version: "1", "items[0].unitPrice": "1'200.00" });
  const wrong = { ...form, every: "0", endOn: "2027-01-01", endAfter: "3", subject: "{moon}", termDays: "0" };
  const refused = await pageOf(browser.post(`${url}/edit`, wrong));
  expect(refused.status).toBe(422);
  for (const [name, error] of [
    ["every", "Enter a number from 1 to 366."],
    ["endAfter", "Give a last day or a number, not both."],
    ["subject", expect.stringContaining("We do not know {moon}. You can use {month},")],
    ["termDays", "Enter a number from 1 to 365."],
  ] as const)
    expect([name, refused.field(name).error]).toEqual([name, error]);
  expect(refused.field("subject").value).toBe("{moon}");
  const row = await pageOf(browser.post(`${url}/edit`, { ...form, add: "1" }));
  expect([row.status, row.field("items[1].description").value]).toEqual([200, ""]);
  const saved = await browser.post(`${url}/edit`, { ...form, every: "3" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, url]);
  expect((await pageOf(browser.get(url))).text).toContain("Every 3 months");
  expect((await browser.post(`${url}/edit`, { ...form, every: "4" })).status).toBe(409);
});

it("starts from an invoice, or on Pro from a template", async () => {
  const { browser } = await visitSignedIn(PRO);
  const clientId = await addClient(browser);
  const invoice = await writeInvoice(browser, { ...INVOICE_FIELDS, clientId, subject: "Betreuung" });
  const id = invoice.split("/").at(-1)!;
  expect((await pageOf(browser.get(invoice))).html).toContain(`/recurring/create?invoice=${id}`);
  const fromInvoice = await pageOf(browser.get(`/recurring/create?invoice=${id}`));
  expect(fromInvoice.field("start").value).toBe("2026-12-21");
  expect(fromInvoice.field("subject").value).toBe("Betreuung");
  await browser.post(`/invoice/${id}/save-as-template`, { name: "Vorlage" });
  const templates = await pageOf(browser.get("/templates"));
  const template = /\/recurring\/create\?template=[\w-]+/.exec(templates.html)![0];
  expect((await pageOf(browser.get(template))).field("name").value).toBe("Vorlage");
  for (const query of ["invoice=x", "template=x"])
    expect((await browser.get(`/recurring/create?${query}`)).status).toBe(404);
});

async function addSeries(browser: Browser): Promise<string> {
  const clientId = await addClient(browser);
  const answer = await browser.post("/recurring/create", { ...FIELDS, clientId });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location")!;
}

it("without a client it asks for one at the field, and for a row's price beside it", async () => {
  const { browser } = await visitSignedIn();
  const sent = { ...FIELDS, clientId: "", "items[0].unitPrice": "much" };
  const nobody = await pageOf(browser.post("/recurring/create", sent));
  expect(nobody.text).toContain("2 entries need another look Saved client: Choose a client.");
  const id = await addClient(browser);
  const page = await pageOf(browser.post("/recurring/create", sent));
  expect(page.html).toContain('id="series-clientName-error"');
  expect(page.html).toContain(`<option value="${id}">`);
});

it("the sheet beside the form is the next invoice, with its period filled in and no client of others", async () => {
  const { browser } = await visitSignedIn();
  const clientId = await addClient(browser);
  const fields = { ...FIELDS, clientId };
  const draw = async (form: Record<string, string>) => {
    const answer = await browser.post("/recurring/preview", form);
    return (await answer.json()) as {
      sheet: { subject: string; recipient: string[]; facts: { value: string }[] };
    };
  };
  const { sheet } = await draw(fields);
  expect(sheet.subject).toBe("Rent December 2026");
  expect(sheet.recipient[0]).toBe("Kulturhaus Obertor");
  expect(sheet.facts.map(({ value }) => value)).toContain("30 Nov 2026");
  expect((await draw({ ...fields, start: "0001-01-01", unit: "day", day: "" })).sheet.subject).toContain(
    "2026",
  );
  const { browser: other } = await visitSignedIn();
  const foreign = await other.post("/recurring/preview", fields);
  expect(JSON.stringify(await foreign.json())).not.toContain("Kulturhaus");
  const page = await pageOf(browser.post("/recurring/create", { ...fields, preview: "1" }));
  expect(page.text).toContain("Rent December 2026");
  expect(page.field("subject").value).toBe("Rent {month+1} {year}");
});
