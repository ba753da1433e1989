import { isInvoiced, offerInvoicesOf } from "#app/features/selling/offers/document/offer-invoices.server.ts";
import type { OfferState, OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import { hasOfferStatus, offerStatusOf } from "#app/features/selling/offers/fields/offer-status.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { withinFilters } from "#app/features/selling/papers/list/paper-filters.ts";
import { isFoundBy, paperOrder } from "#app/features/selling/papers/list/paper-list.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { listPage } from "#app/platform/lists/listing.server.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { recipientNamed } from "#app/features/selling/offers/document/recipient-named.ts";
import type { OfferFilters } from "./offer-filters.ts";
import { NEWEST_OFFERS, type OfferQuery } from "./offer-query.ts";

export interface OfferSummary {
  id: string;
  number: string;
  version: number;
  status: OfferStatus;
  clientId: string | null;
  clientEmail: string | null;
  recipientName: string;
  recipientEmail: string;
  subject: string;
  issueDate: string;
  validUntil: string;
  total: Rappen;
}

interface OfferPage extends ListPage {
  offers: OfferSummary[];
}

interface OfferListOptions extends Partial<OfferQuery> {
  filters?: OfferFilters;
  /** Only these. */
  ids?: string[] | undefined;
  after?: string | null;
  isCounted?: boolean;
}

export async function countOffers(ctx: UserContext): Promise<Record<OfferStatus | "all", number>> {
  const rows = await ownOffers(ctx)
    .select(({ fn, eb }) => [
      "state",
      eb.case().when("valid_until", "<", ctx.today).then(1).else(0).end().as("is_past"),
      fn.countAll<number>().as("count"),
    ])
    .groupBy(["state", "is_past"])
    .execute();
  const sumOf = (state: OfferState, isPast?: number) =>
    rows
      .filter((row) => row.state === state && (isPast === undefined || row.is_past === isPast))
      .reduce((sum, { count }) => sum + count, 0);
  const accepted = sumOf("accepted");
  const ofInvoiced = ownOffers(ctx).where((eb) => hasOfferStatus(eb, "invoiced", ctx.today));
  const invoiced = accepted > 0 ? await countOf(ofInvoiced) : 0;
  return {
    draft: sumOf("draft"),
    sent: sumOf("sent", 0),
    expired: sumOf("sent", 1),
    invoiced,
    accepted: accepted - invoiced,
    declined: sumOf("declined"),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  };
}

export async function listOffers(
  ctx: UserContext,
  { filters = {}, ids, after, ...options }: OfferListOptions = {},
): Promise<OfferPage> {
  const { dialect } = ctx.platform.database;
  const query = { ...NEWEST_OFFERS, ...options };
  const matching = matchingOffers(ctx, query)
    .$if(ids !== undefined, (own) => own.where("id", "in", ids?.length ? ids : [""]))
    .where((eb) => withinFilters(filters, "valid_until", (status) => hasOfferStatus(eb, status, ctx.today)))
    .select(["id", "number", "state", "document", "subject", "issue_date", "valid_until", "total"])
    .select(["sort_name", "version", "client_id", "client_email"]);
  const { rows, ...page } = await listPage({ ...query, after }, paperOrder(dialect, query), matching);
  const made = await offerInvoicesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const offers = rows.map((row) => {
    const { recipient } = fromJson(recipientNamed, row.document);
    const { state } = row;
    const answered = { state, validUntil: row.valid_until, isInvoiced: isInvoiced(made.get(row.id) ?? []) };
    return {
      id: row.id,
      number: row.number,
      version: row.version,
      subject: row.subject,
      total: row.total,
      issueDate: row.issue_date,
      validUntil: row.valid_until,
      clientId: row.client_id,
      clientEmail: row.client_email,
      recipientName: recipient.name,
      recipientEmail: recipient.email,
      status: offerStatusOf(answered, ctx.today),
    };
  });
  return { offers, ...page };
}

function ownOffers(ctx: UserContext) {
  return ctx.db.selectFrom("offers").where("business_id", "=", ctx.businessId);
}

function matchingOffers(ctx: UserContext, { status, clientId, search }: OfferQuery) {
  let matching = ownOffers(ctx);
  if (status) matching = matching.where((eb) => hasOfferStatus(eb, status, ctx.today));
  if (clientId) matching = matching.where("client_id", "=", clientId);
  return search ? matching.where(isFoundBy(ctx.platform.database.dialect, search)) : matching;
}
