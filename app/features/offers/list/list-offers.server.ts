import { type Expression, type ExpressionBuilder, sql } from "kysely";
import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { pagePart } from "#app/features/invoices/list/list-invoices.server.ts";
import { isInvoiced, offerInvoicesOf } from "#app/features/offers/invoicing/offer-invoices.server.ts";
import type { OfferState, OfferStatus } from "#app/features/offers/offer.ts";
import { hasOfferStatus, offerStatusOf } from "#app/features/offers/status/offer-status.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { parseAmount, type Rappen } from "#app/swiss/money.ts";
import { recipientNamed } from "./recipient-named.ts";
import type { OfferFilters } from "./offer-filters.ts";
import { NEWEST_OFFERS, type OfferQuery, type OfferSort } from "./offer-query.ts";

export interface OfferSummary {
  id: string;
  number: string;
  status: OfferStatus;
  recipientName: string;
  subject: string;
  issueDate: string;
  validUntil: string;
  total: Rappen;
}

interface OfferPage {
  offers: OfferSummary[];
  page: number;
  limit: number;
  total: number;
  nextCursor: string | null;
}

interface OfferListOptions extends Partial<OfferQuery> {
  filters?: OfferFilters;
  /** A `nextCursor` of a list in the same order; `page` is ignored then. */
  after?: string | null;
}

export async function listOffers(ctx: UserContext, options: OfferListOptions = {}): Promise<OfferPage> {
  return readAtItsSize(ctx, "offers", () => readPage(ctx, options));
}

/** How many there are of each, and of all. */
export async function countOffers(ctx: UserContext): Promise<Record<OfferStatus | "all", number>> {
  return readAtItsSize(ctx, "offers", async () => {
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
    const invoiced = accepted > 0 ? await count(ofInvoiced) : 0;
    return {
      draft: sumOf("draft"),
      sent: sumOf("sent", 0),
      expired: sumOf("sent", 1),
      invoiced,
      accepted: accepted - invoiced,
      declined: sumOf("declined"),
      all: rows.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

const SORTED_OFFERS_BY = {
  date: "issue_date",
  valid: "valid_until",
  number: "number",
  client: "sort_name",
  amount: "total",
} as const satisfies Record<OfferSort, string>;

async function readPage(
  ctx: UserContext,
  { filters = {}, after, ...options }: OfferListOptions,
): Promise<OfferPage> {
  const query = { ...NEWEST_OFFERS, ...options };
  const { page, limit, sort, descending } = query;
  const order = `${descending ? "-" : ""}${sort}`;
  const matching = withOfferFilters(matchingOffers(ctx, query), filters, ctx.today);
  const total = await count(matching);
  const sorted = sortedBy(ctx, sort);
  const place = after ? readCursor(after, order, sort === "amount" ? "number" : "string") : null;
  const part = place ? { skip: 0, take: limit + 1, isFromEnd: false } : pagePart(total, { page, limit });
  const direction = descending === part.isFromEnd ? "asc" : "desc";
  const read = await (place ? matching.where(beyond(sorted, descending, place)) : matching)
    .select(["id", "number", "state", "document", "subject", "issue_date", "valid_until", "total"])
    .select("sort_name")
    .orderBy(sorted, direction)
    .orderBy("id", direction)
    .limit(part.take)
    .offset(part.skip)
    .execute();
  const rows = part.isFromEnd ? read.toReversed() : read;
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const made = await offerInvoicesOf(
    ctx,
    shown.map(({ id }) => id),
  );
  const offers = shown.map((row) => ({
    id: row.id,
    number: row.number,
    subject: row.subject,
    total: row.total,
    issueDate: row.issue_date,
    validUntil: row.valid_until,
    recipientName: fromJson(recipientNamed, row.document).recipient.name,
    status: offerStatusOf(
      {
        state: row.state as OfferState,
        validUntil: row.valid_until,
        isInvoiced: isInvoiced(made.get(row.id) ?? []),
      },
      ctx.today,
    ),
  }));
  const nextCursor = last ? writeCursor({ order, value: last[SORTED_OFFERS_BY[sort]], id: last.id }) : null;
  return { offers, page, limit, total, nextCursor };
}

function ownOffers(ctx: UserContext) {
  return ctx.db.selectFrom("offers").where("business_id", "=", ctx.businessId);
}

type Offers = ReturnType<typeof ownOffers>;

async function count(offers: Offers): Promise<number> {
  const row = await offers.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return row.count;
}

/** Text must be compared by a stated order; days sort alike everywhere. */
function sortedBy(ctx: UserContext, sort: OfferSort): Expression<string | number> {
  const { dialect } = ctx.platform.database;
  const column = SORTED_OFFERS_BY[sort];
  const isText = sort === "number" || sort === "client";
  return isText ? dialect.inOrder(sql.ref<string>(column)) : sql.ref<string | number>(column);
}

function beyond(
  sorted: Expression<string | number>,
  descending: boolean,
  { value, id }: { value: string | number; id: string },
) {
  const sign = descending ? "<" : ">";
  return ({ or, and, eb }: ExpressionBuilder<Schema, "offers">) =>
    or([eb(sorted, sign, value), and([eb(sorted, "=", value), eb("id", sign, id)])]);
}

function matchingOffers(ctx: UserContext, { status, clientId, search }: OfferQuery): Offers {
  let matching = ownOffers(ctx);
  if (status) matching = matching.where((eb) => hasOfferStatus(eb, status, ctx.today));
  if (clientId) matching = matching.where("client_id", "=", clientId);
  return search ? withWords(ctx, matching, search) : matching;
}

/** Every word is in the search text, or the whole is the amount. */
function withWords(ctx: UserContext, offers: Offers, search: string): Offers {
  const { contains } = ctx.platform.database.dialect;
  const amount = parseAmount(search);
  const words = fold(search).split(" ");
  return offers.where((where) =>
    where.or([
      where.and(words.map((word) => contains(where.ref("search_text"), word))),
      ...(amount === null ? [] : [where("total", "=", amount)]),
    ]),
  );
}

function withOfferFilters(offers: Offers, filters: OfferFilters, today: string): Offers {
  const { issuedFrom, issuedTo, validFrom, validTo, updatedSince, number } = filters;
  const { externalId, statuses, amountMin, amountMax } = filters;
  return offers.where((eb) =>
    eb.and([
      ...(issuedFrom ? [eb("issue_date", ">=", issuedFrom)] : []),
      ...(issuedTo ? [eb("issue_date", "<=", issuedTo)] : []),
      ...(validFrom ? [eb("valid_until", ">=", validFrom)] : []),
      ...(validTo ? [eb("valid_until", "<=", validTo)] : []),
      ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
      ...(number ? [eb("number", "=", number)] : []),
      ...(externalId ? [eb("external_id", "=", externalId)] : []),
      ...(amountMin === undefined ? [] : [eb("total", ">=", amountMin)]),
      ...(amountMax === undefined ? [] : [eb("total", "<=", amountMax)]),
      ...(statuses ? [eb.or(statuses.map((status) => hasOfferStatus(eb, status, today)))] : []),
    ]),
  );
}
