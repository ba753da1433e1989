import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { ExpressionBuilder, Insertable } from "kysely";
import type { Handover } from "#app/features/books/journal/handover/handovers.server.ts";
import { vatCodesOfBusiness } from "#app/features/books/journal/own-vat-codes.server.ts";
import { readReceiptFile } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { HandoverPiecesTable } from "#app/platform/database/schema/book.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { zipStream } from "#app/platform/http/responses/zip-response.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { handoverEntries } from "./handover-entries.server.ts";
import type { StoredEntry } from "./receipt-entry.server.ts";

const [packed, unpacked] = [promisify(deflateRaw), promisify(inflateRaw)];

const DAY_MS = 24 * 60 * 60 * 1000;

const KEPT_MS = 7 * DAY_MS;

/** Bytes of a piece. */
const PIECE = 512_000;

const MOST_PIECES = 200;

const READ_AT_ONCE = 16;

const NOTHING = new Uint8Array();

export interface KeptZip {
  id: string;
  size: number;
}

/** Null where none is kept that says what holds now. */
export async function findKeptZip(ctx: BusinessContext, handover: Handover): Promise<KeptZip | null> {
  const row = await ctx.db
    .selectFrom("handover_zips")
    .select(["id", "size"])
    .where("business_id", "=", ctx.businessId)
    .where("handover_id", "=", handover.id)
    .where("state", "=", await changeableState(ctx, handover))
    .where("size", ">", 0)
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A digest of what may still change in the files of a hand-over: its returns, receipts and codes. */
export async function changeableState(ctx: BusinessContext, { from, to }: Handover): Promise<string> {
  const periods = await ctx.db
    .selectFrom("tax_periods")
    .select(["id", "state", "version", "closed_at"])
    .where("business_id", "=", ctx.businessId)
    .where("ends_on", ">=", from)
    .where("ends_on", "<=", to)
    .orderBy("id")
    .execute();
  const receipts = await ctx.db
    .selectFrom("expense_receipts")
    .innerJoin("expenses", "expenses.id", "expense_receipts.expense_id")
    .select(newestOf)
    .where("expense_receipts.business_id", "=", ctx.businessId)
    .where("expenses.day", "<=", to)
    .executeTakeFirstOrThrow();
  const bookings = await ctx.db
    .selectFrom("expense_receipts")
    .innerJoin("manual_bookings", "manual_bookings.id", "expense_receipts.booking_id")
    .select(newestOf)
    .where("expense_receipts.business_id", "=", ctx.businessId)
    .where("manual_bookings.day", "<=", to)
    .executeTakeFirstOrThrow();
  const codes = [...(await vatCodesOfBusiness(ctx))];
  return createHash("sha256").update(JSON.stringify({ periods, receipts, bookings, codes })).digest("hex");
}

function newestOf({ fn }: ExpressionBuilder<Schema, "expense_receipts">) {
  return [
    fn.countAll<number>().as("count"),
    fn.max("expense_receipts.id").as("newest"),
    fn.max("expense_receipts.replaced_at").as("replaced"),
  ] as const;
}

/** Makes it anew, piece by piece; receipts are only named. @throws AppError as `handoverEntries` */
export async function makeZip(ctx: UserContext, handover: Handover): Promise<KeptZip> {
  await listPeriods(ctx);
  const id = ctx.newId();
  const created_at = ctx.now.toISOString();
  await ctx.db
    .insertInto("handover_zips")
    .values({
      id,
      business_id: ctx.businessId,
      handover_id: handover.id,
      state: await changeableState(ctx, handover),
      size: 0,
      created_at,
      expires_at: new Date(ctx.now.getTime() + KEPT_MS).toISOString(),
    })
    .execute();
  const size = await keepPieces({ ...ctx, locale: handover.language }, id, handover);
  await ctx.db.updateTable("handover_zips").set({ size }).where("id", "=", id).execute();
  ctx.log.info({ event: "handover.zip_made", bytes: size });
  return { id, size };
}

type Piece = Insertable<HandoverPiecesTable>;

async function keepPieces(ctx: UserContext, zip_id: string, handover: Handover): Promise<number> {
  const receipts = new WeakMap<Uint8Array, string>();
  let [begins, chunks, bytes]: [number, Uint8Array[], number] = [0, [], 0];
  let pieces: Piece[] = [];
  const add = async (content: Uint8Array, size: number, receipt_id: string | null) => {
    if (size > 0) pieces.push({ zip_id, begins, size, receipt_id, bytes: await packed(content) });
    begins += size;
  };
  const cut = async () => {
    const content = Buffer.concat(chunks);
    chunks = [];
    await add(content, content.byteLength, null);
  };
  const keep = async () => {
    await keepSome(ctx, pieces);
    [pieces, bytes] = [[], 0];
    await yieldToRequests();
  };
  const entries = marked(handoverEntries(ctx, handover), receipts);
  for await (const chunk of zipStream(entries, new Date(handover.createdAt))) {
    const receiptId = receipts.get(chunk);
    if (receiptId === undefined) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
    } else {
      await cut();
      await add(NOTHING, chunk.byteLength, receiptId);
    }
    if (bytes >= PIECE) await cut();
    if (bytes >= PIECE || pieces.length >= MOST_PIECES) await keep();
  }
  await cut();
  await keep();
  return begins;
}

/** Need not wait for the disk: what is not whole is made anew. */
async function keepSome(ctx: UserContext, pieces: Piece[]): Promise<void> {
  if (pieces.length === 0) return;
  await ctx.transaction(async ({ db }) => {
    await db.insertInto("handover_pieces").values(pieces).execute();
  }, true);
}

async function* marked(
  entries: AsyncIterable<StoredEntry>,
  receipts: WeakMap<Uint8Array, string>,
): AsyncGenerator<StoredEntry> {
  for await (const entry of entries) {
    const { content, receiptId } = entry;
    if (receiptId !== undefined && content instanceof Uint8Array) receipts.set(content, receiptId);
    yield entry;
  }
}

/** The bytes of the ZIP, a piece at a time. @param to the first byte that is no longer wanted */
export async function* readZip(
  ctx: BusinessContext,
  { id }: KeptZip,
  { from, to }: { from: number; to: number },
): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to;) {
    const first = await ctx.db
      .selectFrom("handover_pieces")
      .select(({ fn }) => fn.max("begins").as("begins"))
      .where("zip_id", "=", id)
      .where("begins", "<=", at)
      .executeTakeFirstOrThrow();
    const pieces = await ctx.db
      .selectFrom("handover_pieces")
      .select(["begins", "size", "receipt_id", "bytes"])
      .where("zip_id", "=", id)
      .where("begins", ">=", first.begins)
      .where("begins", "<", to)
      .orderBy("begins")
      .limit(READ_AT_ONCE)
      .execute();
    if (pieces.length === 0) throw new Error("a kept ZIP has no pieces any more");
    for (const { begins, size, receipt_id, bytes } of pieces) {
      const content =
        receipt_id === null ? await unpacked(bytes) : (await readReceiptFile(ctx, receipt_id)).content;
      if (content.byteLength !== size) throw new Error("a piece of a kept ZIP is not whole");
      yield content.subarray(Math.max(0, at - begins), to - begins);
      at = begins + size;
    }
  }
}
