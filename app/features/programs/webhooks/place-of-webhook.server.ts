import { inSandbox, listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";

/** The business and its sandboxes. */
export async function placesOfWebhooks(ctx: UserContext): Promise<UserContext[]> {
  return [ctx, ...(await listSandboxes(ctx)).map((sandbox) => inSandbox(ctx, sandbox))];
}

/** Where the webhook is; the business itself for one that is nowhere. */
export function placeOfWebhook(ctx: UserContext, id: string): Promise<UserContext> {
  return placeOf(ctx, "webhook_endpoints", id);
}

export function placeOfDelivery(ctx: UserContext, id: string): Promise<UserContext> {
  return placeOf(ctx, "webhook_deliveries", id);
}

async function placeOf(
  ctx: UserContext,
  table: "webhook_endpoints" | "webhook_deliveries",
  id: string,
): Promise<UserContext> {
  const places = await placesOfWebhooks(ctx);
  const row = isId(id)
    ? await ctx.db
        .selectFrom(table)
        .select("business_id")
        .where("id", "=", id)
        .where(
          "business_id",
          "in",
          places.map(({ businessId }) => businessId),
        )
        .executeTakeFirst()
    : undefined;
  return places.find(({ businessId }) => businessId === row?.business_id) ?? ctx;
}
