import fc from "fast-check";
import { expect, it } from "vitest";
import { createExpense, deleteExpense } from "#app/features/expenses/change-expenses.server.ts";
import { deleteInvoice } from "#app/features/invoices/delete-invoice.server.ts";
import { issueCreditNote } from "#app/features/invoices/correcting/issue-credit-note.server.ts";
import { cancelInvoice } from "#app/features/invoices/settling/change-status.server.ts";
import { journalJson } from "#app/features/journal/journal-json.server.ts";
import { EVER } from "#app/features/journal/span.ts";
import { recordRefund } from "#app/features/payments/refunds/record-refund.server.ts";
import { undoPayment } from "#app/features/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/payments/write-off.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { HISTORIES, SEED } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const ACTS = {
  issue: (ctx: UserContext) => issued(ctx, "2026-09-10", [row(1000, 8.1), row(200, 2.6)]),
  pay: (ctx: UserContext, invoice: string) => paid(ctx, invoice, 500, "2026-09-20"),
  payTooMuch: (ctx: UserContext, invoice: string) => paid(ctx, invoice, 5000, "2026-10-20"),
  undo: async (ctx: UserContext) => undoPayment(ctx, await someOf(ctx, "payments")),
  credit: (ctx: UserContext, invoice: string) => issueCreditNote(ctx, invoice, { reason: "Storniert" }),
  cancel: (ctx: UserContext, invoice: string) => cancelInvoice(ctx, invoice),
  remove: (ctx: UserContext, invoice: string) => deleteInvoice(ctx, invoice),
  spend: (ctx: UserContext) => createExpense(ctx, expenseInput()),
  unspend: async (ctx: UserContext) => deleteExpense(ctx, await someOf(ctx, "expenses")),
  writeOff: (ctx: UserContext, invoice: string) => writeOff(ctx, invoice, { reason: "Konkurs" }),
  recover: (ctx: UserContext, invoice: string) => undoWriteOff(ctx, invoice),
  refund: async (ctx: UserContext) => recordRefund(ctx, await someOf(ctx, "payments"), { note: "" }),
};

type Act = keyof typeof ACTS;

onDatabaseOfDay((open) => {
  it("what the journal has listed once it lists for ever, whatever is done", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    let longest = 0;
    const acts = fc.array(fc.constantFrom<Act>(...(Object.keys(ACTS) as Act[])), {
      minLength: 8,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(acts, async (chosen) => {
        let before = await listed(ctx);
        for (const act of ["issue", "payTooMuch", ...chosen] as Act[]) {
          await allowed(async () => ACTS[act](ctx, await someOf(ctx, "invoices")));
          const after = await listed(ctx);
          expect(after.slice(0, before.length), act).toEqual(before);
          expect(after.map(({ sequence }) => sequence)).toEqual(after.map((_, index) => index + 1));
          before = after;
        }
        longest = before.length;
      }),
      { numRuns: Math.ceil(HISTORIES / 3), ...SEED },
    );
    expect(longest).toBeGreaterThan(10);
  });
});

async function allowed(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** In the order of writing, by pages. */
async function listed(ctx: UserContext) {
  const bookings = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await journalJson(ctx, { ...EVER, since: 0, limit: 7, after });
    bookings.push(...page.bookings);
    after = page.next_cursor;
    more = page.has_more;
  }
  return bookings;
}

/** The newest; a name of nothing where there is none. */
async function someOf(ctx: UserContext, table: "invoices" | "payments" | "expenses"): Promise<string> {
  const rows = ctx.db.selectFrom(table).select("id").where("business_id", "=", ctx.businessId);
  return (await rows.orderBy("created_at", "desc").limit(1).executeTakeFirst())?.id ?? "";
}
