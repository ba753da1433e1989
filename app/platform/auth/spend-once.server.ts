import type { Context } from "#app/platform/context.server.ts";
import { hashToken } from "./tokens.server.ts";

/** Spends in the transaction of what it allows. @returns false when it was spent before */
export async function spendOnce({ db }: Context, token: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto("spent_challenges")
    .values({ id: hashToken(token), expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}

export async function isSpent({ db }: Context, token: string): Promise<boolean> {
  const spent = db.selectFrom("spent_challenges").select("id").where("id", "=", hashToken(token));
  return (await spent.executeTakeFirst()) !== undefined;
}
