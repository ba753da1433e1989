import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { AppError } from "#app/platform/errors.ts";
import { type CsvTable, csvTable } from "./csv-mapping.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

const MAX_WAITING = 5;

export interface WaitingFile {
  id: string;
  name: string;
  sha256: string;
  table: CsvTable;
  bankFileId: string | null;
}

/** Stores an uploaded file for one day, until somebody confirms how to read it. @returns its id */
export async function keepWaitingFile(
  ctx: UserContext,
  { name, sha256, table }: Omit<WaitingFile, "id" | "bankFileId">,
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await makeRoom(ctx);
    const id = ctx.newId();
    await ctx.db
      .insertInto("bank_csv_files")
      .values({
        id,
        business_id: ctx.businessId,
        name,
        sha256,
        content: JSON.stringify(table),
        created_at: ctx.now.toISOString(),
        expires_at: new Date(ctx.now.getTime() + KEPT_MS).toISOString(),
      })
      .execute();
    return id;
  });
}

async function makeRoom(ctx: BusinessContext): Promise<void> {
  const rows = await ctx.db
    .selectFrom("bank_csv_files")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id", "desc")
    .offset(MAX_WAITING - 1)
    .limit(1000)
    .execute();
  if (rows.length === 0) return;
  await ctx.db
    .deleteFrom("bank_csv_files")
    .where("business_id", "=", ctx.businessId)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}

/** @throws AppError `csv_file.not_found`, also when it expired */
export async function findWaitingFile(ctx: BusinessContext, id: string): Promise<WaitingFile> {
  const row = isId(id)
    ? await ctx.db
        .selectFrom("bank_csv_files")
        .selectAll()
        .where("business_id", "=", ctx.businessId)
        .where("id", "=", id)
        .where("expires_at", ">", ctx.now.toISOString())
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("csv_file.not_found");
  const { name, sha256, bank_file_id: bankFileId } = row;
  return { id, name, sha256, bankFileId, table: fromJson(csvTable, row.content) };
}

/** Points to the finished import from now on, and forgets the rows of the file. */
export async function endWaitingFile(ctx: BusinessContext, id: string, bankFileId: string): Promise<void> {
  const nothing: CsvTable = { headings: [], rows: [], accounts: [] };
  await ctx.db
    .updateTable("bank_csv_files")
    .set({ bank_file_id: bankFileId, content: JSON.stringify(nothing) })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}
