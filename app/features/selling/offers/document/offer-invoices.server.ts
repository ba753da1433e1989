import { GONE_STATES } from "#app/features/selling/offers/fields/offer-status.ts";
import { OFFER_INVOICE_KINDS, type OfferInvoiceKind } from "#app/features/selling/offers/fields/offer.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface OfferInvoice {
  id: string;
  number: string;
  issueDate: string;
  state: string;
  total: Rappen;
  kind: OfferInvoiceKind;
  isHidden: boolean;
  /** The percentage of a part, in hundredths of a percent. */
  percent: number | null;
}

/** Invoices by offer, the oldest first, hidden ones too; what is cancelled or credited as a whole does not count. */
export async function offerInvoicesOf(
  ctx: BusinessContext,
  offerIds: string[],
): Promise<Map<string, OfferInvoice[]>> {
  if (offerIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("offer_invoices")
    .innerJoin("invoices", "invoices.id", "offer_invoices.invoice_id")
    .select(["offer_invoices.offer_id", "offer_invoices.kind", "offer_invoices.percent"])
    .select(["invoices.id", "invoices.number", "invoices.issue_date", "invoices.state", "invoices.total"])
    .select("invoices.archived_at")
    .where("offer_invoices.offer_id", "in", offerIds)
    .where("invoices.business_id", "=", ctx.businessId)
    .where("invoices.state", "not in", GONE_STATES)
    .orderBy("invoices.id")
    .execute();
  const made = Map.groupBy(rows, ({ offer_id }) => offer_id);
  return new Map([...made].map(([id, invoices]) => [id, invoices.map(offerInvoiceOf)]));
}

function offerInvoiceOf({ kind, percent, issue_date: issueDate, ...row }: OfferInvoiceRow): OfferInvoice {
  const { id, number, state, total, archived_at } = row;
  const known = OFFER_INVOICE_KINDS.find((one) => one === kind) ?? "part";
  return { id, number, issueDate, state, total, kind: known, isHidden: archived_at !== null, percent };
}

interface OfferInvoiceRow extends Omit<OfferInvoice, "kind" | "issueDate" | "isHidden"> {
  archived_at: string | null;
  kind: string;
  issue_date: string;
}

export function isInvoiced(invoices: readonly OfferInvoice[]): boolean {
  return invoices.some(({ kind }) => kind !== "part");
}

/** So that others can take the place of those that do not count any more. */
export async function forgetGone(ctx: BusinessContext, offerId: string): Promise<void> {
  const standing = (await offerInvoicesOf(ctx, [offerId])).get(offerId) ?? [];
  const gone = ctx.db.deleteFrom("offer_invoices").where("offer_id", "=", offerId);
  const ids = standing.map(({ id }) => id);
  await (ids.length > 0 ? gone.where("invoice_id", "not in", ids) : gone).execute();
}

/** That an invoice was made of; null for others. */
export async function offerOfInvoice(
  ctx: BusinessContext,
  invoiceId: string,
): Promise<{ id: string; number: string } | null> {
  const offer = await ctx.db
    .selectFrom("offer_invoices")
    .innerJoin("offers", "offers.id", "offer_invoices.offer_id")
    .select(["offers.id", "offers.number"])
    .where("offer_invoices.invoice_id", "=", invoiceId)
    .where("offers.business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return offer ?? null;
}
