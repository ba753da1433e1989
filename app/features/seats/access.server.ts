import type { UserContext } from "#app/platform/context.server.ts";

/** All by which a person comes into this business: seat, sessions, keys, applications, calendar, and offers of it. */
export async function removeAccess(ctx: UserContext, userId: string): Promise<void> {
  const { businessId, db } = ctx;
  for (const table of [
    "memberships",
    "api_keys",
    "oauth_codes",
    "oauth_connections",
    "calendar_feeds",
  ] as const)
    await db.deleteFrom(table).where("business_id", "=", businessId).where("user_id", "=", userId).execute();
  await db
    .deleteFrom("handovers")
    .where("business_id", "=", businessId)
    .where("to_user_id", "=", userId)
    .execute();
  const sessions = db
    .deleteFrom("sessions")
    .where("business_id", "=", businessId)
    .where("user_id", "=", userId);
  await sessions.where("id", "<>", ctx.sessionId).execute();
  await db
    .updateTable("sessions")
    .set({ business_id: "" })
    .where("business_id", "=", businessId)
    .where("user_id", "=", userId)
    .execute();
}
