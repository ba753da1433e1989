import { type Business, findBusiness } from "#app/features/people/accounts/business.server.ts";
import { addressedToday } from "#app/features/selling/clients/find-addressee.server.ts";
import { createInvoice } from "./create-invoice.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { copiedInput } from "./duplicate-invoice.server.ts";
import { percentText } from "#app/features/selling/invoices/fields/skonto.ts";
import { roundsIn, totalsLess, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { changeInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { standingDeductions } from "#app/features/selling/invoices/deposits/deductions-of.server.ts";
import type { DepositInput } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { depositRows } from "#app/features/selling/invoices/deposits/deposit-rows.ts";
import { depositsOf } from "#app/features/selling/invoices/deposits/deposits-of.server.ts";

/**
 * A draft that asks for a share of a draft, or for an amount of it. @returns its id
 * @throws AppError `invoice.not_found`, `invoice.changed`, `invoice.transition_not_allowed`, `invoice.no_deposit`,
 * `input.invalid` at `percent` or `amount`, and as `createInvoice`
 */
export async function makeDeposit(
  ctx: UserContext,
  id: string,
  { percent, amount, version }: DepositInput,
): Promise<string> {
  return changeInvoice(ctx, id, { action: "deposit", version }, async (ctx, whole) => {
    await requireWhole(ctx, whole);
    const business = await findBusiness(ctx);
    const priced = { ...whole, roundsToFive: roundsIn(whole.currency, business.roundsToFive) };
    const before = await standingDeductions(ctx, await depositsOf(ctx, id));
    const asked = { percent, amount, description: describe(whole, percent) };
    const rows = depositRows(priced, before, asked);
    if (!rows || rows.items.length === 0) {
      const rest = totalsLess(totalsOf(whole.items, whole, priced.roundsToFive), before)?.total ?? 0;
      const field = percent === undefined ? "amount" : "percent";
      const params = { max: formatMoney(rest, whole.currency) };
      throw invalid([{ field, code: "field.deposits_too_much", params }]);
    }
    const deposit = { of: id, percent: percent ?? 0 };
    const input = await plainInput(ctx, whole, business);
    const depositId = await createInvoice(ctx, { ...input, ...rows }, { deposit });
    await savePaper(ctx, "invoice", whole);
    const data = { number: whole.number };
    await recordInvoiceHistory(ctx, { invoiceId: depositId, event: "invoice.made_as_deposit", data });
    return depositId;
  });
}

async function plainInput(ctx: UserContext, whole: Invoice, business: Business) {
  const copied = copiedInput(await addressedToday(ctx, whole), business);
  return { ...copied, exchangeRate: whole.exchangeRate, invoiceDiscount: "", skonto: "" };
}

function describe({ language, subject, items }: Invoice, percent: number | undefined): string {
  const t = translator(language);
  const of = subject || (items[0]?.description.split("\n")[0] ?? "").slice(0, 100);
  if (percent === undefined) return t("pdf:depositAmount", { of });
  return t("pdf:depositShare", { percent: percentText(percent), of });
}

/** Neither a deposit itself nor a part of an offer, or its rest. @throws AppError `invoice.no_deposit` */
async function requireWhole(ctx: BusinessContext, { id, deposit }: Invoice): Promise<void> {
  const divided = await ctx.db
    .selectFrom("offer_invoices")
    .select("invoice_id")
    .where("invoice_id", "=", id)
    .where("kind", "in", ["part", "final"])
    .executeTakeFirst();
  if (deposit || divided) throw new AppError("invoice.no_deposit");
}
