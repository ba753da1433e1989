import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import { NO_ACCOUNT } from "./payment-account.ts";

const SHOWN_MS = 3 * 24 * 60 * 60 * 1000;

/** Where payments go instead of before, as people read it; null without a change of the last three days. */
export async function recentAccount(ctx: BusinessContext): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("security_events")
    .select("facts")
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "account_changed")
    .where("used_at", "is", null)
    .where("created_at", ">", new Date(ctx.now.getTime() - SHOWN_MS).toISOString())
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { iban = "", former = "" } = fromJson(textRecord, row.facts);
  return former === NO_ACCOUNT ? null : iban;
}
