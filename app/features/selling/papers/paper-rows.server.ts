import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { sql, type Updateable } from "kysely";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { externalColumns, sentExternal } from "#app/features/running/external/hold-external-id.server.ts";
import type { ExternalInput } from "#app/features/running/external/external-fields.ts";
import type { PAPERS, PaperNoun } from "#app/features/selling/papers/kinds.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { willTell } from "#app/features/running/events/will-tell.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { OffersTable } from "#app/platform/database/schema/offers.ts";
import { AppError } from "#app/platform/errors.ts";

const TABLES = { invoice: "invoices", offer: "offers" } as const satisfies Record<PaperNoun, string>;

/** Changes follow one another until the transaction ends. @throws AppError `….not_found`, `session.required` */
export async function lockPaper(ctx: BusinessContext, noun: PaperNoun, id: string): Promise<void> {
  if (!isId(id)) throw new AppError(`${noun}.not_found`);
  await lockOpenBusiness(ctx);
  await lockRow(ctx, noun, id);
}

export async function lockRow(ctx: BusinessContext, noun: PaperNoun, id: string): Promise<void> {
  await ctx.platform.database.dialect.forUpdate(ownRow(ctx, noun, id).select("id")).execute();
}

type StateOf<Kind extends keyof typeof PAPERS> = (typeof PAPERS)[Kind]["states"][number];
type InvoiceChange = { state?: StateOf<"invoice" | "credit_note">; language?: string };
type OfferChange = Updateable<OffersTable> & { state?: StateOf<"offer"> };
type Saved = { id: string; version: number };

export async function savePaper(
  ctx: BusinessContext,
  noun: "invoice",
  paper: Saved,
  change?: InvoiceChange,
): Promise<void>;
export async function savePaper(
  ctx: BusinessContext,
  noun: "offer",
  paper: Saved,
  change?: OfferChange,
): Promise<void>;
export async function savePaper(
  ctx: BusinessContext,
  noun: PaperNoun,
  { id, version }: Saved,
  change: InvoiceChange | OfferChange = {},
): Promise<void> {
  await ctx.db
    .updateTable(TABLES[noun])
    .set({ ...change, version: version + 1, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  if (noun === "invoice" && change.state) willBook(ctx, "invoice", id);
  willTell(ctx, noun, id);
}

/** An offer lists its invoices, but none that are gone. */
export async function touchOfferOf(ctx: BusinessContext, invoiceId: string): Promise<void> {
  const offers = ctx.db.selectFrom("offer_invoices").select("offer_id").where("invoice_id", "=", invoiceId);
  for (const { offer_id } of await offers.execute()) await touchPaper(ctx, "offer", offer_id);
}

/** Programs hear of it; the version, which open pages compare, stays, as nothing that a person edits is different. */
export async function touchPaper(ctx: BusinessContext, noun: PaperNoun, id: string): Promise<void> {
  await ctx.db
    .updateTable(TABLES[noun])
    .set({ updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  willTell(ctx, noun, id);
}

/**
 * What other programs note about it; only what was sent. @returns whether anything is different
 * @throws AppError `external_id.taken`
 */
export async function annotatePaper(
  ctx: BusinessContext,
  noun: PaperNoun,
  id: string,
  input: ExternalInput,
): Promise<boolean> {
  const sent = sentExternal(input);
  if (Object.keys(sent).length === 0 || (await holdsPaper(ctx, noun, id, sent))) return false;
  const written = await externalColumns(ctx, { kind: await kindOf(ctx, noun, id), id }, input);
  await ctx.db
    .updateTable(TABLES[noun])
    .set({ ...written, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  willTell(ctx, noun, id);
  return true;
}

async function kindOf(ctx: BusinessContext, noun: PaperNoun, id: string) {
  if (noun === "offer") return noun;
  const invoice = ctx.db.selectFrom("invoices").select("kind").where("id", "=", id);
  return (await invoice.executeTakeFirstOrThrow()).kind;
}

export async function holdsPaper(
  ctx: BusinessContext,
  noun: PaperNoun,
  id: string,
  written: object,
): Promise<boolean> {
  return holdsAlready(await ownRow(ctx, noun, id).selectAll().executeTakeFirstOrThrow(), written);
}

/** `inv-1` and `INV-1` are one number to whoever reads them. */
export async function isNumberTaken(ctx: BusinessContext, noun: PaperNoun, number: string): Promise<boolean> {
  return (await withNumber[noun](ctx.db, { businessId: ctx.businessId, number })).length > 0;
}

const withNumber = { invoice: withNumberIn("invoices"), offer: withNumberIn("offers") };

function withNumberIn(table: "invoices" | "offers") {
  return preparedQuery((db, place: ValuePlace<{ businessId: string; number: string }>) =>
    db
      .selectFrom(table)
      .select("id")
      .where("business_id", "=", place("businessId"))
      .where(({ eb, fn }) =>
        eb(fn<string>("lower", ["number"]), "=", sql<string>`lower(${place("number")})`),
      ),
  );
}

function ownRow({ db, businessId }: BusinessContext, noun: PaperNoun, id: string) {
  return db.selectFrom(TABLES[noun]).where("business_id", "=", businessId).where("id", "=", id);
}
