import { expect, it } from "vitest";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { visitAsSender } from "../support/browsing.ts";
import { expenseInput } from "../support/expense-input.ts";
import { withSent } from "../support/invoices/sending.ts";
import { pageOf } from "../support/read/page.ts";
import { seatedVisitor } from "../support/seats/seated.ts";
import { issued, row, useMethod } from "../support/tax/worked-year.ts";

it("says without VAT that nothing is due, and how far the limit is", async () => {
  const { browser } = await withSent({ "items[0].vatRate": "0", "items[1].vatRate": "0" });
  const page = await pageOf(browser.get("/accounting"));
  expect(page.text).toContain("Nothing is due You are not registered for VAT.");
  expect(page.text).toContain("Turnover limit From CHF 100'000.00 a year you are liable for VAT");
  expect(page.text).toContain("CHF 599.90 this year Limit CHF 100'000.00");
  expect(page.text).toContain("Not due 599.90");
});

it("asks how VAT is declared where invoices carry it, and says no limit then", async () => {
  const { browser } = await withSent();
  const page = await pageOf(browser.get("/accounting"));
  expect(page.text).toContain("How do you declare VAT?");
  expect(page.text).not.toContain("Turnover limit");
});

it("names the next VAT return with its amount, its day, and the input tax that nobody has typed", async () => {
  const { browser, ctx } = await visitAsSender();
  await useMethod(ctx, { validFrom: "2026-07-01" });
  await issued(ctx, "2026-08-10", [row(1000, 8.1)]);
  const unopened = await pageOf(browser.get("/accounting"));
  expect(unopened.text).toContain("VAT Q3 2026 To be filed and paid by 29 Nov 2026, 8 days left.");
  await browser.get("/tax");
  await createExpense(ctx, expenseInput({ day: "2026-09-30" }));
  const page = await pageOf(browser.get("/accounting"));
  expect(page.text).toContain("VAT Q3 2026: CHF 72.90");
  expect(page.text).toContain("Check the figures and file the return. Check return");
  expect(page.text).toContain("1 expense without a receipt Papier AG CHF 108.10");
  expect(page.text).not.toMatch(/0 (payments to confirm|bank bookings to decide on)/);
  expect(page.html).toMatch(/class="button button-primary" href="\/tax\/[\w-]+"/);
});

it("names three suppliers of expenses without a receipt, the newest first, each once", async () => {
  const { browser, ctx } = await visitAsSender();
  for (const [day, supplier] of [
    ["2026-10-01", "Arve"],
    ["2026-10-02", "Birke"],
    ["2026-10-03", "Buche"],
    ["2026-10-04", "Eiche"],
  ])
    await createExpense(ctx, expenseInput({ day, supplier }));
  const page = await pageOf(browser.get("/accounting"));
  expect(page.text).toContain("4 expenses without a receipt Eiche, Buche, Birke CHF 432.40");
  await createExpense(ctx, expenseInput({ day: "2026-10-05", supplier: "Eiche" }));
  expect((await pageOf(browser.get("/accounting"))).text).toContain("receipt Eiche, Buche CHF 540.50");
});

it("says how many expenses are open, what they come to, and which is due first", async () => {
  const { browser, ctx } = await visitAsSender();
  expect((await pageOf(browser.get("/accounting"))).text).not.toContain("To be paid");
  await createExpense(ctx, expenseInput({ supplier: "Bahn", paidFrom: "open" }));
  await createExpense(ctx, expenseInput({ paidFrom: "open", dueOn: "2026-11-20" }));
  await createExpense(ctx, expenseInput({ supplier: "Post", paidFrom: "bank" }));
  const page = await pageOf(browser.get("/accounting"));
  expect(page.text).toContain("To be paid 2 expenses, CHF 216.20 Papier AG: overdue since 20 Nov 2026.");
  expect(page.html).toContain('href="/expenses?paid=open"');
});

it("the overview tells of a return to file two weeks before its day", async () => {
  const { browser, ctx } = await visitAsSender();
  await issued(ctx, "2026-08-10", [row(1000, 8.1)]);
  expect((await pageOf(browser.get("/dashboard"))).text).not.toContain("VAT return to file");
  await useMethod(ctx, { validFrom: "2026-07-01" });
  await browser.get("/tax");
  const page = await pageOf(browser.get("/dashboard"));
  expect(page.text).toContain("1 VAT return to file and pay Q3 2026, 29 Nov 2026 CHF 81.00 Show");
});

it("tells of returns whose day is past, and on its last day a return is not", async () => {
  const { browser, ctx, platform } = await visitAsSender();
  await useMethod(ctx, { validFrom: "2026-01-01" });
  expect((await pageOf(browser.get("/accounting"))).text).toContain("2 earlier returns are past their day.");
  platform.pass(8 * 24 * 60 * 60_000);
  const { text } = await pageOf(browser.get("/accounting"));
  expect(text).toContain("To be filed and paid by 29 Nov 2026, today.");
  expect(text).toContain("2 earlier returns are past their day.");
});

it("shows the accountant and what was handed over, without buttons that they may not use", async () => {
  const { browser, ctx, origin } = await visitAsSender();
  const { browser: accountant } = await seatedVisitor(origin, ctx, "accountant");
  expect((await pageOf(browser.get("/accounting"))).text).toContain("Change access");
  const page = await pageOf(accountant.get("/accounting"));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Nothing handed over yet");
  expect(page.text).not.toContain("Change access");
});

it("names accountants alone as those who read along, and none whose access is paused", async () => {
  const { browser, ctx, origin } = await visitAsSender();
  await seatedVisitor(origin, ctx, "writer");
  expect((await pageOf(browser.get("/accounting"))).text).toContain("Nobody reads along yet");
  const { ctx: accountant } = await seatedVisitor(origin, ctx, "accountant");
  const { text } = await pageOf(browser.get("/accounting"));
  expect(text).toContain("Mira accountant");
  expect(text).not.toContain("Mira writer");
  const seat = ctx.db.updateTable("memberships").where("user_id", "=", accountant.user.id);
  await seat.set({ paused_at: ctx.now.toISOString() }).execute();
  expect((await pageOf(browser.get("/accounting"))).text).toContain("Nobody reads along yet");
});

it("leads from /year to the business year of today", async () => {
  const { browser } = await visitAsSender();
  const answer = await browser.get("/year");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/year/2026"]);
});
