import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { BankFilesTable } from "#app/platform/database/schema/payments.ts";
import { AppError } from "#app/platform/errors.ts";
import {
  type BankFile,
  bankFileCounts,
  type BankFileState,
  csvSource,
  NO_COUNTS,
  statementSummaries,
} from "./bank-file.ts";

export async function findBankFile(ctx: BusinessContext, id: string): Promise<BankFile> {
  const row = isId(id) ? await own(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("bank_file.not_found");
  return bankFileOf(row);
}

/** @throws AppError `bank_file.undone` */
export async function standingFile(ctx: BusinessContext, id: string): Promise<BankFile> {
  await requireNotUndone(ctx, id);
  return findBankFile(ctx, id);
}

/** @throws AppError `bank_file.undone` */
export async function requireNotUndone(ctx: BusinessContext, id: string): Promise<void> {
  const row = await ownBankFiles(ctx).select("state").where("id", "=", id).executeTakeFirst();
  if (row?.state !== ("undone" satisfies BankFileState)) return;
  throw new AppError("bank_file.undone");
}

export async function recentBankFiles(ctx: BusinessContext, limit: number): Promise<BankFile[]> {
  return (await own(ctx).orderBy("id", "desc").limit(limit).execute()).map(bankFileOf);
}

/** The one with the same bytes, unless it was undone; a finished one first. */
export async function findSameFile(ctx: BusinessContext, sha256: string): Promise<BankFile | null> {
  const row = await own(ctx)
    .where("sha256", "=", sha256)
    .where("state", "<>", "undone" satisfies BankFileState)
    .orderBy("state")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row ? bankFileOf(row) : null;
}

export async function insertBankFile(
  ctx: BusinessContext,
  { name, sha256, csv }: Pick<BankFile, "name" | "csv"> & { sha256: string },
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("bank_files")
    .values({
      id,
      business_id: ctx.businessId,
      name,
      sha256,
      state: "reading" satisfies BankFileState,
      statements: JSON.stringify([]),
      counts: JSON.stringify(NO_COUNTS),
      csv: csv && JSON.stringify(csv),
      created_at: ctx.now.toISOString(),
    })
    .execute();
  return id;
}

export async function saveBankFile(
  ctx: BusinessContext,
  id: string,
  { state, statements, counts }: Partial<Pick<BankFile, "state" | "statements" | "counts">>,
): Promise<void> {
  await ctx.db
    .updateTable("bank_files")
    .set({
      ...(state ? { state } : {}),
      ...(state === "undone" ? { undone_at: ctx.now.toISOString() } : {}),
      ...(statements ? { statements: JSON.stringify(statements) } : {}),
      ...(counts ? { counts: JSON.stringify(counts) } : {}),
    })
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
}

function own(ctx: BusinessContext) {
  return ownBankFiles(ctx).selectAll();
}

export function ownBankFiles(ctx: BusinessContext) {
  return ctx.db.selectFrom("bank_files").where("business_id", "=", ctx.businessId);
}

export function bankFileOf(row: Selectable<BankFilesTable>): BankFile {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    statements: fromJson(statementSummaries, row.statements),
    counts: fromJson(bankFileCounts, row.counts),
    csv: row.csv === null ? null : fromJson(csvSource, row.csv),
    createdAt: row.created_at,
    undoneAt: row.undone_at,
  };
}
