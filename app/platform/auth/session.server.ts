import type { Cookie } from "@remix-run/node";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { lockAccess } from "./access-version.server.ts";
import { noteSeatUse, roleOf, seatToStartIn, ticksIn } from "./seats/seat.server.ts";
import type { Context, UserContext, Who } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { currentUser } from "./sessions/person.server.ts";
import { type SessionKind, sessionRow } from "./sessions/session-row.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** After the last use (rule 3). */
const LIFETIME_MS = 30 * DAY;

/** The last use is written once an hour, not with each request. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;

export interface Identity extends Who {
  /** The cookie must be sent again, as the session now lasts longer. */
  isExtended?: boolean;
}

/** `__Host-` and Secure exactly when the product is reached by https. */
export function sessionCookie(platform: Pick<Platform, "env" | "secret">): Cookie {
  return httpOnlyCookie(platform, "rappen", {
    maxAge: LIFETIME_MS / 1000,
    secret: platform.secret,
    isHostOnly: true,
  });
}

/** The access version is that of the moment when they proved who they are. */
export interface NewSession {
  userId: string;
  accessVersion: number;
  kind: SessionKind;
  userAgent: string;
}

/**
 * @returns the token; only its hash is stored
 * @throws AppError `account.invalid_credentials` when password, address or second step changed since the proof
 */
export async function startSession(ctx: Context, session: NewSession): Promise<string> {
  const token = newToken();
  await ctx.transaction(async (ctx) => {
    const accessVersion = await lockAccess(ctx, session.userId);
    if (accessVersion !== session.accessVersion) throw new AppError("account.invalid_credentials");
    await ctx.db
      .insertInto("sessions")
      .values({
        id: hashToken(token),
        user_id: session.userId,
        business_id: await seatToStartIn(ctx, session.userId),
        kind: session.kind,
        user_agent: session.userAgent.slice(0, 300),
        created_at: ctx.now.toISOString(),
        last_seen_at: ctx.now.toISOString(),
        expires_at: new Date(ctx.now.getTime() + LIFETIME_MS).toISOString(),
      })
      .execute();
  });
  return token;
}

/** Renews the token; the former one is refused from now on. @returns the new one, for a session by cookie */
export async function renewSession(ctx: UserContext): Promise<string> {
  const token = newToken();
  const id = hashToken(token);
  await ctx.db.updateTable("sessions").set({ id }).where("id", "=", ctx.sessionId).execute();
  const offers = ctx.db.updateTable("handovers").set({ session_id: id });
  await offers.where("from_user_id", "=", ctx.user.id).where("session_id", "=", ctx.sessionId).execute();
  return token;
}

export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.deleteFrom("sessions").where("id", "=", sessionId).execute();
}

/**
 * The role is null once the seat has ended.
 * @param wanted another business than that of the session
 * @throws AppError `business.not_found` where the person has no seat in that
 */
export async function findSession(
  platform: Platform,
  token: string,
  kind: SessionKind,
  wanted = "",
): Promise<Identity | null> {
  const { db } = platform.database;
  const now = platform.now();
  const row = await sessionRow(platform, token, { kind, wanted });
  if (!row) return null;
  const role = roleOf(row);
  const businessId = wanted || row.businessId;
  if (wanted && !role) throw new AppError("business.not_found");
  const isExtended = now.getTime() - Date.parse(row.last_seen_at) > TOUCH_EVERY_MS;
  if (isExtended) await writeBestEffort(platform.database, () => touch(db, { ...row, businessId }, now));
  const hasSeveralSeats = (row.seats ?? 0) > 1;
  const { sessionId } = row;
  const user = currentUser(row);
  const ticked = ticksIn(row.rights);
  return { user, role, ticked, businessId, sessionId, hasSeveralSeats, storedPlan: row, isExtended };
}

/** Reads a session without prolonging it. */
export async function businessOfSession(
  platform: Platform,
  token: string,
  kind: SessionKind,
): Promise<string | null> {
  const row = await sessionRow(platform, token, { kind, wanted: "" });
  return row && roleOf(row) ? row.businessId : null;
}

async function touch(
  db: Db,
  { sessionId, businessId, id }: { sessionId: string; businessId: string; id: string },
  now: Date,
): Promise<void> {
  const last_seen_at = now.toISOString();
  await db
    .updateTable("sessions")
    .set({ last_seen_at, expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString() })
    .where("id", "=", sessionId)
    .execute();
  await noteSeatUse(db, { userId: id, businessId, at: last_seen_at });
}
