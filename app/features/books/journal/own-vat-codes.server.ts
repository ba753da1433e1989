import { recordHistory } from "#app/features/running/history/history.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { OWN_VAT_CODES, vatCodeField } from "./own-vat-codes.ts";

/** Codes of the program of whoever does the books, by ours; without those that have none. */
export async function vatCodesOfBusiness(ctx: BusinessContext): Promise<Map<string, string>> {
  const rows = await ctx.db
    .selectFrom("journal_vat_codes")
    .select(["name", "code"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("name")
    .execute();
  return new Map(rows.map(({ name, code }) => [name, code]));
}

export async function saveVatCodes(ctx: UserContext, codes: Record<string, string>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await ctx.db.deleteFrom("journal_vat_codes").where("business_id", "=", ctx.businessId).execute();
    const rows = OWN_VAT_CODES.flatMap(({ name }) => {
      const code = codes[vatCodeField(name)] ?? "";
      return code === "" ? [] : [{ business_id: ctx.businessId, name, code }];
    });
    if (rows.length > 0) await ctx.db.insertInto("journal_vat_codes").values(rows).execute();
    await recordHistory(ctx, { invoiceId: null, event: "journal.vat_codes_changed" });
  });
}
