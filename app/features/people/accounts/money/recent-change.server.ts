import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import { NO_ACCOUNT } from "./payment-account.ts";

const SHOWN_MS = 3 * 24 * 60 * 60 * 1000;

interface RecentAccount {
  account: string;
  isUnproven: boolean;
}

/** Where payments go of late: changed in the last three days, or found at the first proof; null otherwise. */
export async function recentAccount(ctx: BusinessContext): Promise<RecentAccount | null> {
  const row = await ctx.db
    .selectFrom("security_events")
    .select(["kind", "facts"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "in", ["account_changed", "account_before_proof"])
    .where("used_at", "is", null)
    .where("created_at", ">", new Date(ctx.now.getTime() - SHOWN_MS).toISOString())
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { iban = "", former = "" } = fromJson(textRecord, row.facts);
  const isUnproven = row.kind === "account_before_proof";
  return former === NO_ACCOUNT ? null : { account: iban, isUnproven };
}
