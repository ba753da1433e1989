import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";

export async function isKnownAccount(ctx: BusinessContext, iban: string): Promise<boolean> {
  return (await known(ctx).where("iban", "=", iban).executeTakeFirst()) !== undefined;
}

export async function hasKnownAccounts(ctx: BusinessContext): Promise<boolean> {
  return (await known(ctx).limit(1).executeTakeFirst()) !== undefined;
}

/** @returns whether it was not known before */
export async function keepKnown(ctx: UserContext, iban: string): Promise<boolean> {
  const kept = await ctx.db
    .insertInto("known_accounts")
    .values({
      id: ctx.newId(),
      business_id: ctx.businessId,
      iban,
      user_id: ctx.user.id,
      created_at: ctx.now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["business_id", "iban"]).doNothing())
    .returning("iban")
    .executeTakeFirst();
  return kept !== undefined;
}

export async function forgetKnown(ctx: BusinessContext, ibans: readonly string[]): Promise<boolean> {
  const gone = ctx.db
    .deleteFrom("known_accounts")
    .where("business_id", "=", ctx.businessId)
    .where("iban", "in", ibans);
  return (await gone.returning("iban").execute()).length > 0;
}

function known(ctx: BusinessContext) {
  return ctx.db.selectFrom("known_accounts").select("iban").where("business_id", "=", ctx.businessId);
}
