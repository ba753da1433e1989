import { expect, it } from "vitest";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { expenseInput, expenseWithReceipt } from "../../support/expense-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { later, type TestPlatform } from "../../support/platform.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { issued, row } from "../../support/tax/worked-year.ts";

/** 2025 with an expense, closed on its page; and who did it, a minute later. */
async function closedYear() {
  const { browser, ctx } = await visitAsSender();
  await createExpense(ctx, expenseInput({ day: "2025-07-07" }));
  const { html } = await pageOf(browser.get("/year/2025/close"));
  expect((await browser.post("/year/2025/close", formIn(html, "close-year"))).status).toBe(303);
  (ctx.platform as TestPlatform).pass(60_000);
  return { browser, ctx: later(ctx) };
}

it("what was booked since the closing is listed where a year is opened or closed again", async () => {
  const { browser, ctx } = await closedYear();
  expect((await pageOf(browser.get("/year/2025"))).text).not.toContain("Changed since");
  expect((await pageOf(browser.get("/year/2025/reopen"))).text).toContain(
    "Nothing was booked or taken back since the year was closed.",
  );
  await browser.post("/year/2025/reopen", { reason: "Beleg gefunden" });
  for (let count = 0; count < 11; count++)
    await createExpense(ctx, expenseInput({ day: "2025-08-08", supplier: `Stift ${count}` }));
  for (const path of ["/year/2025", "/year/2025/close"]) {
    const page = await pageOf(browser.get(path));
    expect(page.text, path).toContain("11 bookings were added since the year was closed.");
    expect(page.text, path).toMatch(/Stift 9 Booked on .* by Anna Muster\. /);
    expect(page.text, path).not.toContain("Stift 10");
    expect(page.html, path).toContain('href="/year/2025/changes"');
  }
  const all = await pageOf(browser.get("/year/2025/changes"));
  expect(all.text).toContain("Stift 10");
  expect(all.text).not.toContain("Next page");
  expect((await browser.get("/year/x/changes")).status).toBe(404);
});

it("a business year from July is called by both its years on all of its pages", async () => {
  const { browser, ctx } = await visitAsSender();
  await browser.post("/year/setting", { begins: "7", firstFrom: "", firstTo: "" });
  await createExpense(ctx, expenseInput({ day: "2025-08-08" }));
  const close = await pageOf(browser.get("/year/2025/close"));
  await browser.post("/year/2025/close", formIn(close.html, "close-year"));
  const pages = [close.text];
  for (const path of ["/year/2025", "/year/2025/reopen", "/year/2025/changes", "/year/2025/lines/costs"])
    pages.push((await pageOf(browser.get(path))).text);
  for (const text of pages) {
    expect(text).toMatch(/(Close|Reopen|Year) 2025\/26/);
    expect(text).not.toMatch(/(Close|Reopen|Year|in|of) 2025(?!\/)/);
  }
});

it("each line of a year leads to what stands behind it, with receipts, and with the sum of the line", async () => {
  const { browser, ctx } = await visitAsSender();
  await issued(ctx, "2026-02-03", [row(100, 0)], {
    recipient: { ...INVOICE.recipient, name: "A / B & Söhne" },
  });
  const id = await expenseWithReceipt(ctx);
  const year = await pageOf(browser.get("/year/2026"));
  const links = [...year.html.matchAll(/href="(\/year\/2026\/lines\/[^"]+)"/g)].map(([, href]) => href ?? "");
  expect(links.length).toBeGreaterThan(18);
  expect(links.some((href) => href.includes("%2F"))).toBe(true);
  for (const href of links) expect((await browser.get(href)).status, href).toBe(200);
  const material = await pageOf(browser.get("/year/2026/lines/material"));
  expect(material.text).toMatch(/1 entry.*7 Oct 2026.*Expense, Šárka Łącka-Ğül Receipt 108\.10 108\.10/s);
  expect(material.text).toContain("Total of the line 108.10 108.10");
  expect(material.html).toContain(`href="/expenses/${id}/receipt"`);
  expect((await browser.get("/year/2026/lines/wages")).status).toBe(404);
  expect((await pageOf(browser.get("/year/2026/lines/month-2026-01"))).text).toContain(
    "Nothing is booked behind",
  );
});

it("the page of a year has the trial balance of its days, whose sides are equal, and its files", async () => {
  const { browser, ctx } = await visitAsSender();
  await issued(ctx, "2026-02-03", [row(100, 0)]);
  await createExpense(ctx, expenseInput());
  const page = await pageOf(browser.get("/year/2026"));
  expect(page.text).toMatch(/Trial balance .*1100 Debtors 0\.00 100\.00 0\.00 100\.00/s);
  expect(page.text).toContain("Total 0.00 208.10 208.10 0.00");
  const [, href = ""] = /href="(\/journal\/balances\/download[^"]*)"/.exec(page.html) ?? [];
  const file = await browser.get(href.replaceAll("&amp;", "&"));
  expect(file.headers.get("Content-Disposition")).toContain("trial-balance-2026-01-01-2026-12-31.csv");
  expect(await file.text()).toContain("1100;Debtors;0;100;0;100");
  expect((await pageOf(browser.get("/year/2024"))).text).not.toContain("Trial balance");
});
