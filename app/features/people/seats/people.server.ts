import { roleOf, ticksIn } from "#app/platform/auth/seats/seat.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { GIVEN_ROLES, type GivenRole } from "./given-roles.ts";
import { type TickedRight, ticksAmong } from "./rights.ts";

export interface Person {
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** What the owner has ticked for an accountant; empty for others. */
  rights: TickedRight[];
  /** ISO UTC; empty before the first time. */
  lastUsedAt: string;
  isPaused: boolean;
  /** It was given by somebody who was not entitled: only the owner opens it again. */
  isHeld: boolean;
  since: string;
}

export interface Invitation {
  id: string;
  email: string;
  role: GivenRole;
  rights: TickedRight[];
  expiresAt: string;
}

/** Everybody with a seat, paused ones among them, the oldest first. The plan allows a handful. */
export async function listPeople(ctx: BusinessContext): Promise<Person[]> {
  const rows = await ctx.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["user_id", "role", "rights", "paused_at", "paused_by", "last_used_at", "memberships.created_at"])
    .select(["email", "first_name", "last_name"])
    .where("business_id", "=", ctx.businessId)
    .where("deleted_at", "is", null)
    .orderBy("memberships.created_at")
    .orderBy("user_id")
    .execute();
  return rows.flatMap((row) => {
    const role = roleOf({ role: row.role, paused_at: null });
    const { user_id: userId, email, last_used_at: lastUsedAt } = row;
    const name = `${row.first_name} ${row.last_name}`.trim();
    const [isPaused, isHeld] = [row.paused_at !== null, row.paused_by !== ""];
    const since = row.created_at;
    const rights = ticksAmong(ticksIn(row.rights));
    return role ? [{ userId, name, email, role, rights, lastUsedAt, isPaused, isHeld, since }] : [];
  });
}

export async function findSeatOf(ctx: BusinessContext, userId: string): Promise<Person> {
  const person = (await listPeople(ctx)).find((one) => one.userId === userId);
  if (!person) throw new AppError("seat.not_found");
  return person;
}

export async function listInvitations(ctx: BusinessContext): Promise<Invitation[]> {
  const rows = await pendingInvitations(ctx)
    .select(["id", "email", "role", "rights", "expires_at"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, email, role, rights, expires_at }) => ({
    id,
    email,
    role: givenRole(role),
    rights: ticksAmong(ticksIn(rights)),
    expiresAt: expires_at,
  }));
}

export function pendingInvitations(ctx: Pick<BusinessContext, "db" | "now">) {
  return ctx.db
    .selectFrom("invitations")
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("invitations.expires_at", ">", ctx.now.toISOString());
}

export function givenRole(text: string): GivenRole {
  return GIVEN_ROLES.find((role) => role === text) ?? "writer";
}
