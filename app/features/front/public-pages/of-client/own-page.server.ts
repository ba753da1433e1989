import { keepAct, noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { paths } from "#app/paths.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { clientPageLimits } from "./limits.ts";

interface OwnClientPage {
  createdAt: string;
}

/** Null where the client has none. */
export async function findClientPage(ctx: BusinessContext, clientId: string): Promise<OwnClientPage | null> {
  const row = await ctx.db
    .selectFrom("client_pages")
    .select("created_at as createdAt")
    .where("business_id", "=", ctx.businessId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The address before it opens nothing from then on.
 * @returns the address, which is not kept
 * @throws AppError `client.not_found`, `account.email_not_verified`, `request.too_many`
 */
export async function makeClientPage(
  ctx: UserContext,
  clientId: string,
): Promise<OwnClientPage & { url: string }> {
  await findClient(ctx, clientId);
  await requireProvenAddress(ctx);
  await countAttempt(ctx, clientPageLimits.makeClientPage, ctx.businessId);
  const token = newToken();
  const createdAt = ctx.now.toISOString();
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const client = await findClient(ctx, clientId);
    await removePage(ctx, client.id);
    const id = ctx.newId();
    await ctx.db
      .insertInto("client_pages")
      .values({
        id,
        business_id: ctx.businessId,
        client_id: client.id,
        token_hash: hashToken(token),
        created_at: createdAt,
      })
      .execute();
    await recordHistory(ctx, { invoiceId: null, event: "client.page_made", data: { client: client.name } });
    const keep = ctx.role === "owner" ? keepAct : noticeAct;
    await keep(ctx, { kind: "client_page_made", page: id }, { client: client.name });
    await recordEvent(ctx, "client.page_made", () => ({ client: clientJson(client) }));
  });
  return { createdAt, url: ctx.platform.env.appUrl + paths.publicClient(token) };
}

/** Asking twice changes nothing. @throws AppError `client.not_found` */
export async function endClientPage(ctx: UserContext, clientId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const client = await findClient(ctx, clientId);
    if (!(await removePage(ctx, client.id))) return;
    await recordHistory(ctx, { invoiceId: null, event: "client.page_ended", data: { client: client.name } });
    await recordEvent(ctx, "client.page_ended", () => ({ client: clientJson(client) }));
  });
}

async function removePage(ctx: BusinessContext, clientId: string): Promise<boolean> {
  const removed = await ctx.db
    .deleteFrom("client_pages")
    .where("business_id", "=", ctx.businessId)
    .where("client_id", "=", clientId)
    .returning("id")
    .execute();
  return removed.length > 0;
}
