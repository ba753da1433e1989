import type { Context } from "#app/platform/context.server.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import { paths } from "#app/paths.ts";

/**
 * Voids a link that an earlier attempt made. The token exists in the e-mail only, its hash in the database.
 * @param until ISO UTC
 */
export async function newArchiveLink(ctx: Context, businessId: string, until: string): Promise<string> {
  const token = newToken();
  await ctx.transaction(async (ctx) => {
    await ctx.db.deleteFrom("archive_links").where("business_id", "=", businessId).execute();
    await ctx.db
      .insertInto("archive_links")
      .values({ id: hashToken(token), business_id: businessId, expires_at: until })
      .execute();
  });
  return ctx.platform.env.appUrl + paths.archive(token);
}
