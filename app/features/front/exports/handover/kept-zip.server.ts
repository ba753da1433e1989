import { createHash } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Handover } from "#app/features/books/journal/handover/handovers.server.ts";
import { vatCodesOfBusiness } from "#app/features/books/journal/own-vat-codes.server.ts";
import { readReceiptFile } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { bytesOf } from "#app/platform/kept-results/bytes-of.server.ts";
import { Keeping } from "#app/platform/kept-results/keeping.server.ts";
import { findKept, type KeptResult, readKept } from "#app/platform/kept-results/kept-rows.server.ts";
import { handoverEntries } from "./handover-entries.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const KEPT_MS = 7 * DAY_MS;

const KIND = "handover";

/** Null where none is kept that says what holds now. */
export async function findKeptZip(ctx: BusinessContext, handover: Handover): Promise<KeptResult | null> {
  return findKept(ctx, await wanted(ctx, handover));
}

async function wanted(ctx: BusinessContext, handover: Handover) {
  return { kind: KIND, question: handover.id, state: await changeableState(ctx, handover) };
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
export async function makeZip(ctx: UserContext, handover: Handover): Promise<KeptResult> {
  await listPeriods(ctx);
  const about = { ...(await wanted(ctx, handover)), name: "", type: "application/zip", keptFor: KEPT_MS };
  const keeping = new Keeping(ctx, about);
  const entries = handoverEntries({ ...ctx, locale: handover.language }, handover);
  const archive = { name: "", at: new Date(handover.createdAt), entries };
  for await (const { bytes, source } of bytesOf(archive)) await keeping.add(bytes, source);
  const zip = await keeping.finish();
  ctx.log.info({ event: "handover.zip_made", bytes: zip.size });
  return zip;
}

/** The bytes of the ZIP, a piece at a time. @param to the first byte that is no longer wanted */
export function readZip(
  ctx: BusinessContext,
  zip: KeptResult,
  { from, to }: { from: number; to: number },
): AsyncGenerator<Uint8Array> {
  const readSource = async (id: string) => (await readReceiptFile(ctx, id)).content;
  return readKept(ctx, zip, { from, to, readSource });
}
