import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { BankCsvMappingsTable } from "#app/platform/database/schema/payments.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type CsvMapping, csvMapping } from "./csv-mapping.ts";

/** How a person said that files with these headings are read, for one account. */
export interface KeptMapping {
  id: string;
  account: string;
  bank: string;
  headings: string[];
  mapping: CsvMapping;
  usedAt: string;
}

export type NewMapping = Omit<KeptMapping, "id" | "usedAt">;

const MOST_MAPPINGS = 100;

export async function mappingsFor(ctx: BusinessContext, headings: string[]): Promise<KeptMapping[]> {
  const rows = await own(ctx).where("signature", "=", signatureOf(headings)).orderBy("id").execute();
  return rows.map(mappingOf);
}

export async function listMappings(ctx: BusinessContext): Promise<KeptMapping[]> {
  return (await own(ctx).orderBy("id", "desc").limit(MOST_MAPPINGS).execute()).map(mappingOf);
}

export async function findMapping(ctx: BusinessContext, id: string): Promise<KeptMapping> {
  const row = isId(id) ? await own(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("csv_mapping.not_found");
  return mappingOf(row);
}

export async function isKeptMapping(ctx: BusinessContext, id: string): Promise<boolean> {
  return (await own(ctx).where("id", "=", id).executeTakeFirst()) !== undefined;
}

/**
 * Replaces the one of the same headings and account. @returns its id @throws AppError `csv_mapping.too_many`
 */
export async function keepMapping(ctx: UserContext, mapping: NewMapping): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const known = await mappingsFor(ctx, mapping.headings);
    const same = known.find(({ account }) => account === mapping.account);
    if (same) {
      await saveMapping(ctx, same.id, mapping);
      return same.id;
    }
    if ((await countOf(own(ctx))) >= MOST_MAPPINGS) throw new AppError("csv_mapping.too_many");
    const id = ctx.newId();
    const { account, bank, headings } = mapping;
    await ctx.db
      .insertInto("bank_csv_mappings")
      .values({
        id,
        business_id: ctx.businessId,
        signature: signatureOf(headings),
        account,
        bank,
        headings: JSON.stringify(headings),
        mapping: JSON.stringify(mapping.mapping),
        created_at: ctx.now.toISOString(),
        used_at: ctx.now.toISOString(),
      })
      .execute();
    return id;
  });
}

export async function saveMapping(
  ctx: BusinessContext,
  id: string,
  { mapping }: Pick<KeptMapping, "mapping">,
): Promise<void> {
  await ctx.db
    .updateTable("bank_csv_mappings")
    .set({ mapping: JSON.stringify(mapping), used_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

/** What was imported by it stays. @throws AppError `csv_mapping.not_found` */
export async function forgetMapping(ctx: UserContext, id: string): Promise<void> {
  const gone = await ctx.db
    .deleteFrom("bank_csv_mappings")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new AppError("csv_mapping.not_found");
}

function own(ctx: BusinessContext) {
  return ctx.db.selectFrom("bank_csv_mappings").selectAll().where("business_id", "=", ctx.businessId);
}

function signatureOf(headings: string[]): string {
  return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}

const headingList = z.array(z.string());

function mappingOf(row: Selectable<BankCsvMappingsTable>): KeptMapping {
  return {
    id: row.id,
    account: row.account,
    bank: row.bank,
    headings: fromJson(headingList, row.headings),
    mapping: fromJson(csvMapping, row.mapping),
    usedAt: row.used_at,
  };
}
