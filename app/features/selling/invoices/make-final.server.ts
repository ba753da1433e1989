import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { isDeepStrictEqual } from "node:util";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import { checkSlip } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { replaceInvoice } from "#app/features/selling/invoices/document/store-invoice.server.ts";
import { duplicateInvoice } from "./duplicate-invoice.server.ts";
import { roundsIn, totalsLess, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { addDays, daysBetween } from "#app/swiss/dates.ts";
import { issuedDeductions } from "#app/features/selling/invoices/deposits/deductions-of.server.ts";
import { depositsOf } from "#app/features/selling/invoices/deposits/deposits-of.server.ts";

/**
 * The draft of the whole, as the invoice over what its deposits leave. After a final invoice that was cancelled or
 * credited a copy of it is that draft. @param id of the whole, or of a deposit @returns the final invoice's id
 * @throws AppError `invoice.not_found`, `invoice.changed`, `invoice.without_deposits`, `invoice.deposit_is_draft`,
 * `invoice.deposits_exceed`
 */
export async function makeFinal(ctx: UserContext, id: string, version?: number): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const asked = await lockInvoice(ctx, id);
    requireSeen("invoice", asked, version);
    const whole = asked.deposit?.of ? await lockInvoice(ctx, asked.deposit.of) : asked;
    const made = await depositsOf(ctx, whole.id);
    if (made.length === 0) throw new AppError("invoice.without_deposits");
    const isGone = whole.status === "cancelled" || whole.status === "credited";
    if (whole.status !== "draft" && !isGone) return whole.id;
    const deductions = await issuedDeductions(ctx, made);
    const draft = isGone ? await copied(ctx, whole) : whole;
    const isAsBefore = deductions.length > 0 && isDeepStrictEqual(deductions, draft.deductions);
    if (!isAsBefore) await deduct(ctx, draft, deductions);
    return draft.id;
  });
}

async function copied(ctx: UserContext, whole: Invoice): Promise<Invoice> {
  const id = await duplicateInvoice(ctx, whole.id);
  const deposits = await ctx.db
    .updateTable("invoices")
    .set({ deposit_of: id, updated_at: ctx.now.toISOString() })
    .where("deposit_of", "=", whole.id)
    .where("business_id", "=", ctx.businessId)
    .returning("id")
    .execute();
  willTell(ctx, "invoice", ...deposits.map((deposit) => deposit.id));
  return findInvoice(ctx, id);
}

/** Dates the final invoice today at the earliest, so that no period has its turnover before its deposits. */
async function deduct(ctx: UserContext, draft: Invoice, deductions: Deduction[]): Promise<void> {
  const { roundsToFive } = await findBusiness(ctx);
  const all = totalsOf(draft.items, draft, roundsIn(draft.currency, roundsToFive));
  const rest = totalsLess(all, deductions);
  if (!rest) throw new AppError("invoice.deposits_exceed");
  const { subtotal, vatTotal, rounding, total, vatRows } = rest;
  const days = Math.max(0, daysBetween(draft.issueDate, ctx.today));
  const document = {
    ...draft,
    issueDate: addDays(draft.issueDate, days),
    dueDate: addDays(draft.dueDate, days),
    deductions,
    subtotal,
    vatTotal,
    rounding,
    total,
    vatRows,
    isCopy: false,
    mark: null,
  };
  checkSlip(document);
  if (!(await replaceInvoice(ctx, draft.id, document, draft))) return;
  const data = { number: draft.number };
  await recordInvoiceHistory(ctx, { invoiceId: draft.id, event: "invoice.made_final", data });
}
