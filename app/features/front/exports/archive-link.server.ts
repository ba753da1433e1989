import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Archive } from "#app/platform/http/responses/zip-response.server.ts";
import { downloadSealed } from "./my-data/my-data.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";

/** @throws AppError `archive.not_found` for an unknown or expired link, `request.too_many` */
export async function openArchiveLink(ctx: Context, token: string): Promise<Archive> {
  await countAttempt(ctx, accountLimits.linkClient, ctx.clientNetwork);
  const link = await ctx.db
    .selectFrom("archive_links")
    .innerJoin("businesses", "businesses.id", "archive_links.business_id")
    .select("businesses.id")
    .where("archive_links.id", "=", hashToken(token))
    .where("archive_links.expires_at", ">", ctx.now.toISOString())
    .where(({ eb, and, or }) =>
      or([
        eb("businesses.sealed_until", ">=", ctx.today),
        and([eb("businesses.disabled_at", "is not", null), eb("businesses.moved_at", "is", null)]),
      ]),
    )
    .executeTakeFirst();
  if (!link) throw new AppError("archive.not_found");
  return downloadSealed(withBusiness(ctx, link.id));
}
