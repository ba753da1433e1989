import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { insertPrepared } from "#app/platform/database/prepared-query.server.ts";
import { MANY } from "#app/platform/database/sqlite/large-businesses.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { clientInput } from "../invoices/client-input.ts";
import { makePro, member } from "../platform.ts";

const AT_ONCE = 100;

/** Somebody whose business has so many clients that results are kept for it. */
export async function largeMember(
  platform: Platform,
  overrides: Record<string, unknown> = {},
): Promise<UserContext> {
  const ctx = await member(platform, overrides);
  await makePro(ctx);
  await createClient(ctx, clientInput());
  await makeLarge(ctx);
  return ctx;
}

export async function makeLarge(ctx: UserContext): Promise<void> {
  const one = await ctx.db
    .selectFrom("clients")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  await ctx.transaction(async (ctx) => {
    for (let made = 0; made < MANY; made += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, () => ({ ...one, id: ctx.newId() }));
      await insertPrepared(ctx.db, "clients", rows);
    }
  });
}
