import type { Context } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";

/** The account that a job works for, by what its payload names; null for none, and once it was deleted. */
export async function accountOfJob(ctx: Context, payload: JsonText): Promise<string | null> {
  const { businessId, sandboxId, userId, email, deliveryId } = fromJson(textRecord, payload);
  const own = businessId || sandboxId || (deliveryId ? await businessOfDelivery(ctx, deliveryId) : null);
  const found = own ? await realBusiness(ctx, own) : null;
  return found ?? (userId || email ? businessOfPerson(ctx, { userId, email }) : null);
}

async function businessOfDelivery(ctx: Context, id: string): Promise<string | null> {
  for (const table of ["deliveries", "webhook_deliveries"] as const) {
    const row = await ctx.db.selectFrom(table).select("business_id").where("id", "=", id).executeTakeFirst();
    if (row) return row.business_id;
  }
  return null;
}

async function realBusiness(ctx: Context, id: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("businesses")
    .select(["id", "sandbox_of"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? (row.sandbox_of ?? row.id) : null;
}

async function businessOfPerson(
  ctx: Context,
  { userId, email = "" }: { userId: string | undefined; email: string | undefined },
): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select("business_id")
    .where("role", "=", "owner")
    .where(userId ? "users.id" : "users.email", "=", userId ?? email)
    .executeTakeFirst();
  return row?.business_id ?? null;
}
