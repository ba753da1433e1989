import type { Selectable } from "kysely";
import { lockBusiness } from "#app/features/accounts/business.server.ts";
import { closedYearsOf, yearIsClosed } from "#app/features/closed-years/closed-years.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { TaxEntriesTable } from "#app/platform/database/schema/tax.ts";
import { AppError } from "#app/platform/errors.ts";
import type { TaxedDocument } from "./entries-of.ts";
import type { Entries } from "./in-chf.ts";
import { factIds } from "./fact-id.server.ts";
import { changedYear } from "./kept-years.ts";
import { documentsBehind } from "./read-documents.server.ts";
import { taxEntryKey, type TaxEntry } from "./tax-entry.ts";

/** Documents that one request brings up to date; who has more waits for the job of the night or asks again. */
const MOST_AT_ONCE = 10_000;
/** Documents brought up to date in one transaction. */
const STEP = 500;
/** Rows of one insert: both databases limit the parameters of a statement. */
const ROWS = 200;

/**
 * Brings the entries of documents up to date that changed since. Whoever breaks off loses nothing: a document is behind
 * until its version is written. @param most documents; the rest waits @returns whether none is behind any more
 */
export async function syncEntries(ctx: BusinessContext, most = Infinity): Promise<boolean> {
  let last = "";
  for (let done = 0; await isBehind(ctx, last); done += STEP) {
    if (done >= most) return false;
    if (done > 0) await yieldToRequests();
    const after = last;
    last = await ctx.transaction(async (ctx) => {
      await lockBusiness(ctx);
      return syncStep(ctx, after);
    });
  }
  return last === "" || !(await isBehind(ctx));
}

/**
 * At the end of a transaction of a business that has closed years: what they hold is the same as before.
 * @throws AppError `year.closed` where a document would change it
 */
export async function keepClosedYears(ctx: BusinessContext): Promise<void> {
  const closed = await closedYearsOf(ctx);
  for (let last = ""; await isBehind(ctx, last);) last = await syncStep(ctx, last, closed);
}

/** What a page waits for. @returns whether its figures are those of today */
export function prepareEntries(ctx: BusinessContext): Promise<boolean> {
  return syncEntries(ctx, MOST_AT_ONCE);
}

/** @throws AppError `tax_period.being_prepared` while many documents have changed */
export async function requirePrepared(ctx: BusinessContext): Promise<void> {
  if (!(await prepareEntries(ctx))) throw new AppError("tax_period.being_prepared");
}

/** @param after only documents with a greater id */
async function isBehind(ctx: BusinessContext, after = ""): Promise<boolean> {
  return (await firstBehind(ctx, after).executeTakeFirst()) !== undefined;
}

/**
 * Postgres takes nearly all documents to be behind, and would look for the first one in the whole table, where mostly
 * there is none. What is in order of business and id can only come from the index of those that are.
 */
export function firstBehind(ctx: BusinessContext, after: string) {
  return ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", ">=", ctx.businessId)
    .where("business_id", "<=", ctx.businessId)
    .where("id", ">", after)
    .whereRef("tax_version", "<>", "version")
    .orderBy("business_id")
    .orderBy("id")
    .limit(1);
}

/** @param closed years that must not change @returns the id of the last document */
async function syncStep(ctx: BusinessContext, after: string, closed: number[] = []): Promise<string> {
  const behind = await documentsBehind(ctx, after, STEP);
  const ids = behind.map(({ document }) => document.id);
  if (ids.length === 0) return after;
  const known = await ctx.db.selectFrom("tax_entries").selectAll().where("invoice_id", "in", ids).execute();
  const open = known.filter((row) => row.period_id === null).map(({ id }) => id);
  await inSteps(open, (ids) => ctx.db.deleteFrom("tax_entries").where("id", "in", ids).execute());
  const held = known.filter((row) => row.period_id !== null);
  const heldBy = Map.groupBy(held, (row) => row.invoice_id);
  const idOf = factIds();
  for (const row of held) idOf("tax", row.invoice_id, taxEntryKey(heldEntry(row)));
  const rows = behind.flatMap(({ document, entries }) =>
    differences(entries.tax, heldBy.get(document.id) ?? []).map((entry) => ({
      ...rowOf(ctx, document.id, entry),
      id: idOf("tax", document.id, taxEntryKey(entry)),
    })),
  );
  await inSteps(rows, (part) => ctx.db.insertInto("tax_entries").values(part).execute());
  const booked = closed.length > 0 ? await booksOf(ctx, ids) : [];
  const books = await writeBooks(ctx, behind);
  await writeMissing(ctx, behind);
  const year = changedYear({ tax: known, books: booked }, { tax: [...held, ...rows], books }, closed);
  if (year !== undefined) throw yearIsClosed(year);
  for (const [version, own] of Map.groupBy(behind, ({ version }) => version))
    await ctx.db
      .updateTable("invoices")
      .set({ tax_version: version })
      .where(
        "id",
        "in",
        own.map(({ document }) => document.id),
      )
      .execute();
  return ids.at(-1) ?? after;
}

async function inSteps<T>(all: readonly T[], work: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += ROWS) await work(all.slice(at, at + ROWS));
}

function booksOf(ctx: BusinessContext, ids: string[]) {
  return ctx.db.selectFrom("book_entries").selectAll().where("invoice_id", "in", ids).execute();
}

async function writeBooks(
  ctx: BusinessContext,
  behind: readonly { document: TaxedDocument; entries: Entries }[],
) {
  const ids = behind.map(({ document }) => document.id);
  await ctx.db.deleteFrom("book_entries").where("invoice_id", "in", ids).execute();
  const idOf = factIds();
  const rows = behind.flatMap(({ document, entries }) =>
    entries.books.map(({ paymentId, sourceId, ...entry }) => ({
      id: idOf("book", document.id, entry.kind, sourceId),
      business_id: ctx.businessId,
      invoice_id: document.id,
      payment_id: paymentId,
      ...entry,
    })),
  );
  await inSteps(rows, (part) => ctx.db.insertInto("book_entries").values(part).execute());
  return rows;
}

async function writeMissing(
  ctx: BusinessContext,
  behind: readonly { document: TaxedDocument; entries: Entries }[],
): Promise<void> {
  const inEur = behind.filter(({ document }) => document.rates !== null);
  if (inEur.length === 0) return;
  const ids = inEur.map(({ document }) => document.id);
  await ctx.db.deleteFrom("missing_rates").where("invoice_id", "in", ids).execute();
  const rows = inEur.flatMap(({ document, entries }) =>
    entries.missing.map((month) => ({ business_id: ctx.businessId, invoice_id: document.id, month })),
  );
  await inSteps(rows, (part) => ctx.db.insertInto("missing_rates").values(part).execute());
}

/** What is missing beside the entries that closed periods hold; they are never changed. */
function differences(own: readonly TaxEntry[], held: Selectable<TaxEntriesTable>[]): TaxEntry[] {
  const entries = new Map<string, TaxEntry>();
  const add = (entry: TaxEntry) => {
    const key = taxEntryKey(entry);
    const known = entries.get(key);
    entries.set(
      key,
      known ? { ...known, net: known.net + entry.net, vat: known.vat + entry.vat } : { ...entry },
    );
  };
  for (const entry of own) add(entry);
  for (const row of held) add(heldEntry(row));
  return [...entries.values()].filter(({ net, vat }) => net !== 0 || vat !== 0);
}

function heldEntry(row: Selectable<TaxEntriesTable>): TaxEntry {
  const { basis, kind, source_id, day, supply_day, rate, reason, activity, net, vat } = row;
  return {
    basis,
    kind,
    day,
    rate,
    reason,
    activity,
    sourceId: source_id,
    supplyDay: supply_day,
    net: -net,
    vat: -vat,
  };
}

function rowOf(ctx: BusinessContext, invoiceId: string, entry: TaxEntry) {
  const { sourceId, supplyDay, ...same } = entry;
  return {
    ...same,
    business_id: ctx.businessId,
    invoice_id: invoiceId,
    source_id: sourceId,
    supply_day: supplyDay,
    period_id: null,
  };
}
