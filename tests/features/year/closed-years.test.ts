import { expect, it } from "vitest";
import {
  createExpense,
  deleteExpense,
  updateExpense,
} from "#app/features/taxes/expenses/change-expenses.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { cancelInvoice, markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { closedDaysOf } from "#app/features/books/book/closed-days.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { yearChecklist } from "#app/features/taxes/year/year-checklist.server.ts";
import { openAt } from "#app/features/taxes/year/open-items.server.ts";
import {
  closeYear,
  closingsOf,
  hashOfYear,
  reopenYear,
  seeYear,
} from "#app/features/taxes/year/close-year.server.ts";
import { yearPage } from "#app/features/taxes/year/year-page.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries } from "../../support/bank-files/bookkeeper.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member } from "../../support/platform.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const YEAR = 2025;
const SCOR = { qrBillOptions: { referenceType: "SCOR" } };

onEachDatabase((open) => {
  /** 2025 with an open invoice, a paid one, one with credit, one at 0 %, a draft and an expense; closed. */
  async function closedYear() {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-01-01" });
    const unpaid = await issued(ctx, "2025-11-03", [row(100, 8.1)], SCOR);
    const settled = await issued(ctx, "2025-10-01", [row(200, 8.1)]);
    await paid(ctx, settled, 216.2, "2025-10-20");
    const overpaid = await issued(ctx, "2025-09-01", [row(300, 8.1)]);
    await paid(ctx, overpaid, 340, "2025-09-20");
    const { id: payment } = await ctx.db
      .selectFrom("payments")
      .select("id")
      .where("amount", "=", 340_00)
      .executeTakeFirstOrThrow();
    await recordRefund(ctx, payment, { amount: 5_00, refundedOn: "2025-12-01", note: "" });
    const abroad = await issued(ctx, "2025-08-01", [row(50, 0)]);
    const draft = await invoiceWith(ctx, "draft", { issueDate: "2025-12-30", items: [row(10, 8.1)] });
    const expense = await createExpense(ctx, expenseInput({ day: "2025-07-07" }));
    await closeYear(ctx, YEAR, (await seeYear(ctx, YEAR)).hash);
    return { ctx, unpaid, settled, overpaid, payment, abroad, draft, expense: expense.id };
  }

  it("a day of a closed year that a person types is refused with the first open one", async () => {
    const { ctx, unpaid, payment, draft } = await closedYear();
    const refused: [string, () => Promise<unknown>][] = [
      ["issue a draft", () => markSent(ctx, draft)],
      ["issue a new one", () => issued(ctx, "2025-12-31", [row(1, 8.1)])],
      ["book a payment", () => paid(ctx, unpaid, 108.1, "2025-12-31")],
      ["write off", () => writeOff(ctx, unpaid, { reason: "Konkurs", writtenOffOn: "2025-12-31" })],
      ["pay back", () => recordRefund(ctx, payment, { amount: 1_00, refundedOn: "2025-12-31", note: "" })],
      ["record an expense", () => createExpense(ctx, expenseInput({ day: "2025-01-01" }))],
      ["change the VAT method", () => useMethod(ctx, { validFrom: "2025-07-01", method: "none" })],
    ];
    const before = await hashNow(ctx);
    for (const [what, act] of refused)
      await expect(act(), what).rejects.toMatchObject({ code: "year.closed", params: { year: "2025" } });
    const params = { year: "2025", day: "1 Jan 2026" };
    await expect(markSent(ctx, draft)).rejects.toMatchObject({ params });
    expect(await findInvoice(ctx, draft)).toMatchObject({ state: "draft" });
    expect(await hashNow(ctx)).toBe(before);
  });

  it("no act is refused because of a closed year, and none changes it: it counts on an open day", async () => {
    const { ctx, unpaid, settled, overpaid, payment, abroad, draft, expense } = await closedYear();
    const [refund] = await refundsOf(ctx, payment);
    const before = await hashNow(ctx);
    await undoRefund(ctx, payment, refund?.id ?? "");
    await markUnpaid(ctx, overpaid);
    await updateExpense(ctx, expense, expenseInput({ day: "2026-01-01" }));
    await deleteExpense(ctx, expense);
    await decide(ctx, [abroad], { reason: "abroad" });
    const later = await issued(ctx, "2026-01-01", [row(1, 8.1)]);
    await paid(ctx, unpaid, 108.1, "2026-01-05");
    await markUnpaid(ctx, unpaid);
    await writeOff(ctx, unpaid, { reason: "Konkurs", writtenOffOn: "2026-01-06" });
    await issueCreditNote(ctx, settled, { reason: "Storniert" });
    await cancelInvoice(ctx, later);
    expect(await hashNow(ctx)).toBe(before);

    await cancelInvoice(ctx, overpaid);
    const late = await ctx.db
      .selectFrom("bookings")
      .select(["fact_day", "day"])
      .where("reverses", "is not", null)
      .where("fact_day", "<", "2026-01-01")
      .execute();
    expect(late.length).toBeGreaterThan(5);
    // What was said anew counts on the first open day, what was undone on that of the act.
    expect(new Set(late.map(({ day }) => day))).toEqual(new Set(["2026-01-01", ctx.today]));
    expect(await hashNow(ctx)).toBe(before);

    await reopenYear(ctx, YEAR, "Beleg nachgereicht");
    await markSent(ctx, draft);
    expect(await closingsOf(ctx, YEAR)).toMatchObject([{ hash: before, reason: "Beleg nachgereicht" }]);
    await expect(reopenYear(ctx, YEAR, "x")).rejects.toMatchObject({ code: "year.not_closed" });
  });

  it("opening a year again opens that one alone: no filed return, no other year, no other business", async () => {
    const { ctx } = await closedYear();
    const first = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2025-01-01");
    await closePeriod(ctx, first?.id ?? "", (await periodJson(ctx, first?.id ?? "")).hash);
    await createExpense(ctx, expenseInput({ day: "2024-07-07" }));
    await closeYear(ctx, 2024, (await seeYear(ctx, 2024)).hash);
    const other = await member(ctx.platform, { email: "other@example.ch" });
    await createExpense(other, expenseInput({ day: "2025-07-07" }));
    await closeYear(other, YEAR, (await seeYear(other, YEAR)).hash);
    const of = async (one: UserContext) =>
      (await closedDaysOf(one)).map(({ kind, from }) => `${kind} ${from}`);
    await reopenYear(ctx, YEAR, "Beleg nachgereicht");
    expect((await of(ctx)).toSorted()).toEqual(["return 2025-01-01", "year 2024-01-01"]);
    expect(await of(other)).toEqual(["year 2025-01-01"]);
  });

  it("money of the bank on a day of a closed year is booked, and counts on the first open day", async () => {
    const { ctx, unpaid } = await closedYear();
    const { reference } = await findInvoice(ctx, unpaid);
    const now = await issued(ctx, "2026-02-01", [row(10, 0)], SCOR);
    const entry = {
      amount: "108.10",
      bookedOn: "2025-12-30",
      valueOn: "2025-12-30",
      details: [{ reference }],
    };
    const details = [{ reference: (await findInvoice(ctx, now)).reference }];
    const { counts } = await importEntries(ctx, [entry, { amount: "10.00", details }]);
    expect(counts).toMatchObject({ booked: 2 });
    const days = ctx.db.selectFrom("bookings").select(["fact_day", "day"]).where("kind", "=", "payment");
    expect(await days.where("fact_day", "=", "2025-12-30").execute()).toContainEqual({
      fact_day: "2025-12-30",
      day: "2026-01-01",
    });
  });

  it("the page to close a year counts what is worth a look, in that year alone", async () => {
    const { ctx } = await closedYear();
    await createExpense(ctx, expenseInput({ day: "2026-01-05" }));
    for (const issueDate of ["2024-12-31", "2026-01-01"]) await invoiceWith(ctx, "draft", { issueDate });
    const counted = async (year: number) =>
      (await yearChecklist(ctx, year)).map(({ kind, count, amount }) => [kind, amount ?? count]);
    expect(await counted(YEAR)).toEqual([
      ["returns", 4],
      ["drafts", 1],
      ["payments", 0],
      ["questions", 0],
      ["receipts", 1],
      ["openItems", await openAt(ctx, "2025-12-31")],
    ]);
    expect((await counted(1950)).map(([, found]) => found)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("a year whose checklist has changed is not closed as seen before; closing it twice does nothing", async () => {
    const { ctx, draft } = await closedYear();
    await reopenYear(ctx, YEAR, "Entwurf");
    const { hash, checks } = await seeYear(ctx, YEAR);
    expect(checks.find(({ kind }) => kind === "drafts")).toMatchObject({ count: 1 });
    await deleteInvoice(ctx, draft);
    await expect(closeYear(ctx, YEAR, hash)).rejects.toMatchObject({ code: "year.changed" });
    const { hash: seen } = await seeYear(ctx, YEAR);
    await closeYear(ctx, YEAR, seen);
    await closeYear(ctx, YEAR, seen);
    const figures = await hashNow(ctx);
    expect(await closingsOf(ctx, YEAR)).toMatchObject([{ hash: figures }, { hash: figures }]);
    expect((await seeYear(ctx, YEAR)).hash).toBe(figures);
    await closeYear(ctx, YEAR, figures);
    expect(await closingsOf(ctx, YEAR)).toHaveLength(2);
  });

  it("a year is closed as it was shown, once, and only when it is over", async () => {
    const { ctx } = await closedYear();
    await closeYear(ctx, YEAR, (await seeYear(ctx, YEAR)).hash);
    expect(await closingsOf(ctx, YEAR)).toHaveLength(1);
    await expect(closeYear(ctx, 2024, "0".repeat(64))).rejects.toMatchObject({ code: "year.changed" });
    await expect(closeYear(ctx, 2026, "")).rejects.toMatchObject({ code: "year.not_over" });
    const { hash: empty } = await seeYear(ctx, 1950);
    await expect(closeYear(ctx, 1950, empty)).rejects.toMatchObject({ code: "year.nothing_to_close" });
    expect(await yearPage(ctx, "1950")).toMatchObject({ canClose: false });
  });
});

async function hashNow(ctx: UserContext): Promise<string> {
  return hashOfYear(YEAR, await yearFigures(ctx, YEAR));
}
