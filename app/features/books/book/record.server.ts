import { createHash } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { insertPrepared } from "#app/platform/database/prepared-query.server.ts";
import type { BookingsTable } from "#app/platform/database/schema/book.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { AccountName } from "./accounts.ts";
import type { Line } from "./bookings.ts";
import { type ClosedSpan, firstOpenDay } from "./closed-days.server.ts";

/** What an invoice, payment or expense brings into the book as it stands now. */
export interface Held {
  id: string;
  number: string;
  name: string;
  clientId: string | null;
  lines: readonly Line[];
  /** What was open when the way of counting changed, from all that the book then says of it. */
  changesOf?: (booked: readonly Line[]) => readonly Line[];
  /** Whether an act of today has ended it; otherwise what is missing now was entered wrongly. */
  hasEnded: boolean;
  /** A line that an act has ended, as it is decided now: reason, activity, rate and day of supply. */
  decided?: (line: Line) => Line;
}

export interface BookedDays {
  closed: readonly ClosedSpan[];
  /** Whether what happened on a day is in a VAT return, by the basis of its booking. */
  isDeclared: (basis: Row["basis"], day: Day) => boolean;
}

type Row = Selectable<BookingsTable>;
type Entry = Omit<Row, "business_id" | "sequence" | "act" | "recorded_at" | "hash">;

/** With `ofLast` it takes back the one before it in the list, which has no number yet. */
type New = Entry & { ofLast?: true };

/** The version of the bookings that are hashed; another number where the fields or their order change. */
const HASH_VERSION = 1;
const ROWS = 200;

/**
 * In a transaction that holds the business. Adds what is new, and takes back what is no longer so by a booking of its
 * own: where that was entered wrongly, on the day on which it counts while that is open; else today.
 */
export async function recordBook(
  ctx: BusinessContext,
  holder: Row["holder"],
  held: readonly Held[],
  days: BookedDays,
): Promise<void> {
  const ids = held.map(({ id }) => id);
  const booked = await rowsOf(ctx, holder, ids);
  const openDay = ({ basis, fact_day }: Entry, day: Day) =>
    firstOpenDay(days.closed, { basis, isDeclared: days.isDeclared(basis, fact_day) }, day);
  const placed = held.flatMap((one) => {
    const entries = changes(ctx.today, holder, one, booked.get(one.id) ?? []);
    const isUndone = entries.every(({ reverses, ofLast }) => reverses !== null || ofLast);
    return entries.map((entry) => {
      const day = openDay(entry, entry.day);
      return { ...entry, day: isUndone && day > entry.day ? openDay(entry, later(day, ctx.today)) : day };
    });
  });
  await append(ctx, placed);
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

async function rowsOf(
  ctx: BusinessContext,
  holder: Row["holder"],
  ids: readonly string[],
): Promise<Map<string, Row[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("bookings")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("holder_id", "in", ids)
    .where("holder", "=", holder)
    .orderBy("sequence")
    .execute();
  return Map.groupBy(rows, (row) => row.holder_id);
}

function changes(today: Day, holder: Row["holder"], held: Held, rows: readonly Row[]): New[] {
  const takenBack = new Set(rows.map(({ reverses }) => reverses));
  const standing = rows.filter((row) => row.reverses === null && !takenBack.has(row.sequence));
  const change = standing.filter(isMethodChange);
  const { id, number, name, clientId, hasEnded, decided, changesOf } = held;
  const whose = { holder, holder_id: id, number, name, client_id: clientId };
  const written = [
    ...difference(
      standing.filter((row) => !isMethodChange(row)),
      { lines: held.lines, whose, endsOn: hasEnded ? today : "" },
    ),
    ...(hasEnded && decided ? decidedAnew(rows, { decided, whose }) : []),
  ];
  if (!changesOf) return written;
  const lines = changesOf(saidBy(rows, written));
  return [...written, ...difference(change, { lines, whose, endsOn: "" })];
}

function isMethodChange({ kind }: Line): boolean {
  return kind === "method_change";
}

type Whose = Pick<Entry, "holder" | "holder_id" | "number" | "name" | "client_id">;

/** @param wanted `endsOn`: the day of the act that has ended what is taken back; empty where it was entered wrongly */
function difference(
  standing: readonly Row[],
  { lines, whose, endsOn }: { lines: readonly Line[]; whose: Whose; endsOn: Day },
): Entry[] {
  const left = Map.groupBy(standing, keyOf);
  const added = lines.filter((line) => left.get(keyOf(line))?.shift() === undefined);
  const gone = [...left.values()].flat().toSorted((a, b) => a.sequence - b.sequence);
  // What returns count otherwise now has not ended.
  const anew = new Set(added.filter(({ basis }) => basis !== "").map(placeOf));
  return [
    ...gone.map((row) => ({
      ...takenBack(row, anew.has(placeOf(row)) ? "" : endsOn),
      reverses: row.sequence,
    })),
    ...added.map((line) => ({ ...line, ...whose, day: line.fact_day, reverses: null })),
  ];
}

function placeOf({ source_id, kind, basis, fact_day }: Line): string {
  return JSON.stringify([source_id, kind, basis, fact_day]);
}

/** What was ended on a later day comes off both days as it was, and counts on both as it is decided now. */
function decidedAnew(
  rows: readonly Row[],
  { decided, whose }: { decided: (line: Line) => Line; whose: Whose },
): New[] {
  const endings = new Map(rows.map((row) => [row.reverses, row]));
  return rows.flatMap((row): New[] => {
    const end = row.reverses === null && !isMethodChange(row) ? endings.get(row.sequence) : undefined;
    if (!end || end.fact_day === row.fact_day || endings.has(end.sequence)) return [];
    const line = decided(row);
    if (keyOf(line) === keyOf(row)) return [];
    const anew = { ...line, ...whose, day: line.fact_day, reverses: null };
    return [
      { ...takenBack(end), reverses: end.sequence },
      { ...takenBack(row), ofLast: true },
      anew,
      { ...takenBack(anew, end.fact_day), ofLast: true },
    ];
  });
}

/** What the book says with the new entries, without what was taken back on its own day. */
function saidBy(rows: readonly Row[], written: readonly Entry[]): Line[] {
  const days = new Map<number | null, Day>(rows.map(({ sequence, fact_day: day }) => [sequence, day]));
  const isOfItsDay = ({ reverses, fact_day: day }: Entry) => days.get(reverses) === day;
  const gone = new Set([...rows, ...written].filter(isOfItsDay).map(({ reverses }) => reverses));
  return [
    ...rows.filter((row) => !gone.has(row.sequence) && !isOfItsDay(row)),
    ...written.filter((entry) => !isOfItsDay(entry)),
  ].filter((line) => !isMethodChange(line));
}

/** What was booked while they were one account stays where it is: money in cash was on that of the bank. */
const ONCE_ONE: Partial<Record<string, AccountName>> = { inputTaxOther: "inputTax" };
const OF_MONEY: Partial<Record<string, AccountName>> = { ...ONCE_ONE, cash: "bank" };

/** What a booking says, whatever its place in the book. */
function keyOf(line: Line): string {
  const { source_id, payment_id, kind, basis, debit, credit, amount, original, rate, net, vat } = line;
  const { reason, activity, supply_day, fact_day, of_fee } = line;
  const once = ["payment", "credit", "exchange"].includes(kind) ? OF_MONEY : ONCE_ONE;
  const sides = [debit, credit].map((account) => once[account] ?? account);
  const where = [source_id, payment_id, kind, basis, ...sides, reason, activity, supply_day, fact_day];
  return JSON.stringify([...where, amount, original, rate, net, vat, of_fee]);
}

function takenBack(row: Entry, endsOn: Day = ""): Entry {
  const [net, vat] = [0 - row.net, 0 - row.vat];
  const sides = { debit: row.credit, credit: row.debit };
  const days = endsOn > row.fact_day ? { fact_day: endsOn, day: endsOn } : {};
  return { ...row, ...sides, net, vat, ...days, reverses: null };
}

/** Appends entries of open days. @returns their numbers */
export async function append(ctx: BusinessContext, entries: readonly New[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const head = await lockHead(ctx);
  const act = ctx.newId();
  const booked = { last: head.sequence, hash: head.hash, sign: 1 };
  const counted = { last: head.counted, hash: head.counted_hash, sign: -1 };
  const rows = entries.map(({ ofLast, ...entry }): Insertable<BookingsTable> => {
    const own = entry.debit === "" ? counted : booked;
    const reverses = ofLast ? own.sign * own.last : entry.reverses;
    own.last += 1;
    const sequence = own.sign * own.last;
    const row = { ...entry, reverses, sequence, act, recorded_at: ctx.now.toISOString() };
    own.hash = hashOf(own.hash, row);
    return { ...row, business_id: ctx.businessId, hash: own.hash };
  });
  for (let at = 0; at < rows.length; at += ROWS)
    await insertPrepared(ctx.db, "bookings", rows.slice(at, at + ROWS));
  await ctx.db
    .updateTable("book_heads")
    .set({ sequence: booked.last, hash: booked.hash, counted: counted.last, counted_hash: counted.hash })
    .where("business_id", "=", ctx.businessId)
    .execute();
  return rows.map(({ sequence }) => sequence);
}

/** The number of the last booking between accounts; 0 before the first. */
export async function lastSequence(ctx: BusinessContext): Promise<number> {
  const head = ctx.db.selectFrom("book_heads").select("sequence").where("business_id", "=", ctx.businessId);
  return (await head.executeTakeFirst())?.sequence ?? 0;
}

async function lockHead(ctx: BusinessContext) {
  const { forUpdate } = ctx.platform.database.dialect;
  const head = ctx.db
    .selectFrom("book_heads")
    .select(["sequence", "hash", "counted", "counted_hash"])
    .where("business_id", "=", ctx.businessId);
  const known = await forUpdate(head).executeTakeFirst();
  if (known) return known;
  const first = { sequence: 0, hash: "", counted: 0, counted_hash: "" };
  await ctx.db
    .insertInto("book_heads")
    .values({ business_id: ctx.businessId, ...first })
    .execute();
  return first;
}

/** Each hash contains the one before it: whoever knows the last one sees whether anything was changed. */
export function hashOf(before: string, row: Omit<Row, "business_id" | "hash">): string {
  const { sequence, act, recorded_at, fact_day, day, holder, holder_id, source_id, kind, basis, ...rest } =
    row;
  const { payment_id, client_id, debit, credit, amount, original, rate, net, vat, ...more } = rest;
  const { reason, activity, supply_day, number, name, of_fee, reverses } = more;
  const content = [
    ...[HASH_VERSION, before, sequence, act, recorded_at, fact_day, day, holder, holder_id, source_id, kind],
    ...[basis, payment_id, client_id, debit, credit, amount, original, rate, net, vat, reason, activity],
    ...[supply_day, number, name, of_fee, reverses],
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
