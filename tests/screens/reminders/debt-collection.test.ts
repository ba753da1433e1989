import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { remindOf, writeLate } from "../../support/reminders/late-invoices.ts";

async function start() {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser, { "levels[2].fee": "20" });
  const invoice = await writeLate(browser);
  const { db } = platform.database;
  const write = async (level: string) => {
    const shown = formIn(await (await browser.get(`${invoice}/remind`)).text(), "remind");
    return browser.post(`${invoice}/remind`, { ...shown, level, way: "post" });
  };
  for (const level of ["1", "2", "3"]) await write(level);
  const endTerm = () => db.updateTable("reminders").set({ due_until: "2026-11-20" }).execute();
  return { browser, invoice, db, endTerm };
}

it("writes a request once the term of the last reminder is over, and keeps its PDF", async () => {
  const { browser, invoice, endTerm } = await start();
  expect((await browser.get(`${invoice}/debt-collection`)).status).toBe(409);
  expect((await pageOf(browser.get(invoice))).html).not.toContain("/debt-collection");
  await endTerm();
  expect((await pageOf(browser.get(invoice))).html).toContain(`href="${invoice}/debt-collection"`);
  const page = await pageOf(browser.get(`${invoice}/debt-collection`));
  const form = formIn(page.html, "debt-collection");
  expect(form).toMatchObject({ language: "de" });
  expect(form.office).toMatch(/^Betreibungsamt /);
  const wrong = await pageOf(
    browser.post(`${invoice}/debt-collection`, { ...form, office: "", remark: "Eilt" }),
  );
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="Eilt"');
  const request = { ...form, office: "Betreibungsamt Winterthur, Obertor 1, 8400 Winterthur" };
  for (let sent = 0; sent < 2; sent++)
    expect((await browser.post(`${invoice}/debt-collection`, request)).status).toBe(303);
  const after = await pageOf(browser.get(invoice));
  const links = [...after.html.matchAll(/href="(\/invoice\/[\w-]+\/debt-collection\/[\w-]+\/pdf)"/g)];
  expect(links).toHaveLength(1);
  const file = await browser.get(links[0]![1]!);
  const [paper] = readPdf(Buffer.from(await file.arrayBuffer()));
  for (const text of [
    "Betreibungsbegehren",
    "8400 Winterthur",
    "Gläubiger",
    "nebst Zins zu 5 % seit",
    "20.00",
  ])
    expect(paper!.text.replaceAll("\u00a0", " ")).toContain(text);
  expect(paper!.text).toContain("668.49");
  expect(paper!.text).not.toContain("Zahlteil");
});

it("asks again when the invoice changed meanwhile, and not at all for a debtor abroad", async () => {
  const { browser, invoice, db, endTerm } = await start();
  await endTerm();
  const form = formIn((await pageOf(browser.get(`${invoice}/debt-collection`))).html, "debt-collection");
  await browser.post(`${invoice}/payment`, { amount: "100", paidOn: "2026-11-20" });
  expect((await browser.post(`${invoice}/debt-collection`, form)).status).toBe(409);
  expect(
    await db.selectFrom("history").select("id").where("event", "=", "invoice.debt_collection").execute(),
  ).toEqual([]);
  const [row] = await db.selectFrom("invoices").select(["id", "recipient"]).execute();
  const recipient = JSON.stringify({ ...JSON.parse(row!.recipient), country: "DE" });
  await db.updateTable("invoices").set({ recipient }).where("id", "=", row!.id).execute();
  expect((await pageOf(browser.get(`${invoice}/debt-collection`))).text).toContain("lives abroad");
});
