import { expect, it } from "vitest";
import type { Browser } from "../../support/client.ts";
import { withDraft, withSent } from "../../support/invoices/sending.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { PERSON } from "../../support/person.ts";

async function formOf(browser: Browser, address: string) {
  return formIn(await (await browser.get(`${address}/send`)).text(), "send");
}

it("sends its writer what the client would get, marked in the subject, and keeps what was typed", async () => {
  const { browser, address, platform } = await withDraft();
  const typed = { ...(await formOf(browser, address)), cc: "treuhand@example.ch", copyToMe: "on" };
  const letter = { ...typed, subject: "Ihre Rechnung", message: "Hier ist sie." };
  const page = await pageOf(browser.post(`${address}/send`, { ...letter, test: "1" }));
  expect(page.status).toBe(200);
  expect(page.text).toContain(`A test goes to ${PERSON.email}. The invoice stays as it is.`);
  expect(formIn(page.html, "send")).toEqual({ ...letter, copyToMe: "" });
  expect(page.html).toMatch(/name="copyToMe"[^>]*checked/);
  const tests = await newEmails(platform);
  expect(tests).toHaveLength(1);
  expect((await browser.post(`${address}/send`, formIn(page.html, "send"))).status).toBe(303);
  const [real] = await newEmails(platform);
  const { id: _id, to, subject, html, ...test } = tests[0]!;
  expect([to, subject]).toEqual([PERSON.email, "Test: Ihre Rechnung"]);
  expect(html.replaceAll("Test: Ihre Rechnung", "Ihre Rechnung")).toBe(real!.html);
  expect(real).toMatchObject(test);
});

it("changes nothing of the invoice by a test", async () => {
  const { browser, address, platform } = await withDraft();
  const row = () => platform.database.db.selectFrom("invoices").selectAll().executeTakeFirstOrThrow();
  const before = await row();
  await browser.post(`${address}/send`, { ...(await formOf(browser, address)), language: "de", test: "1" });
  expect(await newEmails(platform)).toHaveLength(1);
  expect(await row()).toEqual(before);
  const { db } = platform.database;
  for (const table of ["deliveries", "invoice_pdfs"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  const history = db.selectFrom("history").select("event").where("event", "like", "invoice.%");
  expect(await history.execute()).toEqual([{ event: "invoice.created" }]);
});

it("asks about edited words before a test too, and shows what is wrong at its field", async () => {
  const { browser, address, platform } = await withDraft();
  const form = await formOf(browser, address);
  const other = { ...form, language: "it", message: "Ciao.", test: "1" };
  expect((await pageOf(browser.post(`${address}/send`, other))).status).toBe(422);
  const wrong = await pageOf(browser.post(`${address}/send`, { ...form, recipient: "keine", test: "1" }));
  expect(wrong.status).toBe(422);
  expect(wrong.field("recipient").error).not.toBe("");
  expect(await newEmails(platform)).toEqual([]);
});

it("tests a sent invoice with its original, and not one changed elsewhere or that cannot be sent", async () => {
  const { browser, address, platform } = await withSent();
  await newEmails(platform);
  const form = await formOf(browser, address);
  await browser.post(`${address}/send`, { ...form, test: "1" });
  const original = Buffer.from(await (await browser.get(`${address}/pdf`)).arrayBuffer());
  expect((await newEmails(platform))[0]?.attachments?.[0]?.content).toEqual(original);
  const stale = await browser.post(`${address}/send`, { ...form, version: "1", test: "1" });
  expect(stale.status).toBe(409);
  await browser.post(`${address}/cancel`, {});
  expect((await browser.post(`${address}/send`, { ...form, version: "", test: "1" })).status).not.toBe(200);
  expect(await newEmails(platform)).toEqual([]);
});

it("counts tests as e-mails that were sent", async () => {
  const { browser, address, platform } = await withDraft();
  const form = await formOf(browser, address);
  platform.env.RATE_LIMIT_FACTOR = 0.02;
  const statuses = [];
  for (let count = 0; count < 3; count++)
    statuses.push((await browser.post(`${address}/send`, { ...form, test: "1" })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await browser.post(`${address}/send`, form)).status).toBe(429);
  expect(await newEmails(platform)).toHaveLength(2);
});

it("sends no test of an invoice that was deleted meanwhile", async () => {
  const { browser, address, platform } = await withDraft();
  await browser.post(`${address}/send`, { ...(await formOf(browser, address)), test: "1" });
  await browser.post(`${address}/delete`, {});
  expect(await newEmails(platform)).toEqual([]);
  const jobs = platform.database.db
    .selectFrom("jobs")
    .select("state")
    .where("name", "=", "invoice.test_email");
  expect(await jobs.execute()).toEqual([{ state: "done" }]);
});

it("says how large the attached PDF is, in the language of the page", async () => {
  const { browser, address } = await withDraft();
  expect((await pageOf(browser.get(`${address}/send`))).text).toMatch(/\.pdf \d+ kB/);
  await browser.post("/language", { language: "fr", redirectTo: "/" });
  expect((await pageOf(browser.get(`${address}/send`))).text).toMatch(/\.pdf \d+\sko/);
});

it("says the size of the PDF in the language that is shown, and none where it does not know it", async () => {
  const { browser, address } = await withDraft();
  const form = await formOf(browser, address);
  const press = async (button: Record<string, string>) =>
    pageOf(browser.post(`${address}/send`, { ...form, ...button }));
  const french = await press({ language: "fr", useLanguage: "1" });
  expect(french.text).toMatch(/\.pdf \d+ kB/);
  expect((await press({ language: "fr", follow: "1" })).text).toMatch(/\.pdf \d+ kB/);
  expect((await press({ test: "1" })).text).toMatch(/\.pdf \d+ kB/);
  const refused = { ...formIn(french.html, "send"), recipient: "nobody" };
  expect((await pageOf(browser.post(`${address}/send`, refused))).text).not.toMatch(/\.pdf \d+ kB/);
});
