import type { Context } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Role } from "./role.ts";

interface SeatColumns {
  role: string | null;
  paused_at: string | null;
  /** When the business was disabled; left out where that is asked for apart. */
  disabled_at?: string | null;
}

/** Null for a seat that is paused, or in a disabled business, or has ended: of that a left join brings nothing. */
export function roleOf({ role, paused_at, disabled_at = null }: SeatColumns): Role | null {
  return paused_at === null && disabled_at === null && isRole(role) ? role : null;
}

/** @param rights as they are stored; null without a seat */
export function ticksIn(rights: string | null): string[] {
  return (rights ?? "").split(" ").filter(Boolean);
}

export function isRole(text: string | null): text is Role {
  return text === "owner" || text === "member" || text === "accountant" || text === "writer";
}

/** The business used last, else one's own, else any. Empty where none is open to the person. */
export async function seatToStartIn(ctx: Context, userId: string): Promise<string> {
  const seat = await ctx.db
    .selectFrom("memberships")
    .innerJoin("businesses", "businesses.id", "memberships.business_id")
    .select("business_id")
    .where("user_id", "=", userId)
    .where("paused_at", "is", null)
    .where("disabled_at", "is", null)
    .orderBy("last_used_at", "desc")
    .orderBy(({ case: either }) => either().when("role", "=", "owner").then(0).else(1).end())
    .orderBy("business_id")
    .limit(1)
    .executeTakeFirst();
  if (!seat) return "";
  await noteSeatUse(ctx.db, { userId, businessId: seat.business_id, at: ctx.now.toISOString() });
  return seat.business_id;
}

export async function noteSeatUse(
  db: Db,
  { userId, businessId, at }: { userId: string; businessId: string; at: string },
): Promise<void> {
  await db
    .updateTable("memberships")
    .set({ last_used_at: at })
    .where("user_id", "=", userId)
    .where("business_id", "=", businessId)
    .execute();
}
