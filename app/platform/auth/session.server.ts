import type { Cookie } from "@remix-run/node";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { lockAccess } from "./access-version.server.ts";
import type { Context, CurrentUser, UserContext } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { UsersTable } from "#app/platform/database/schema/accounts.ts";
import { hashToken, newToken } from "./tokens.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** After the last use (rule 3). */
const LIFETIME_MS = 30 * DAY;

/** The last use is written once an hour, not with each request. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;

type SessionKind = "cookie" | "bearer";
export interface Identity extends Pick<
  UserContext,
  "user" | "businessId" | "sessionId" | "caller" | "clock"
> {
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
  await ctx.db
    .updateTable("sessions")
    .set({ id: hashToken(token) })
    .where("id", "=", ctx.sessionId)
    .execute();
  return token;
}

export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.deleteFrom("sessions").where("id", "=", sessionId).execute();
}

export async function findSession(
  platform: Platform,
  token: string,
  kind: SessionKind,
): Promise<Identity | null> {
  const { db } = platform.database;
  const now = platform.now();
  const row = await sessionRow(platform, token, kind);
  if (!row) return null;
  const isExtended = now.getTime() - Date.parse(row.last_seen_at) > TOUCH_EVERY_MS;
  if (isExtended) await writeBestEffort(platform.database, () => touch(db, row.sessionId, now));
  return { user: currentUser(row), businessId: row.businessId, sessionId: row.sessionId, isExtended };
}

/** Reads a session without prolonging it. */
export async function businessOfSession(
  platform: Platform,
  token: string,
  kind: SessionKind,
): Promise<string | null> {
  return (await sessionRow(platform, token, kind))?.businessId ?? null;
}

async function sessionRow(platform: Platform, token: string, kind: SessionKind) {
  const now = platform.now().toISOString();
  const [row] = await readSession(platform.database.db, { id: hashToken(token), kind, now });
  return row ?? null;
}

export const PERSON = [
  "users.id",
  "users.email",
  "users.first_name",
  "users.last_name",
  "users.language",
  "users.email_verified_at",
] as const;

const readSession = preparedQuery((db, place: ValuePlace<{ id: string; kind: string; now: string }>) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select(["sessions.id as sessionId", "sessions.last_seen_at", "memberships.business_id as businessId"])
    .select(PERSON)
    .where("sessions.id", "=", place("id"))
    .where("sessions.kind", "=", place("kind"))
    .where("sessions.expires_at", ">", place("now"))
    .where("users.deleted_at", "is", null),
);

type Person = Pick<
  UsersTable,
  "id" | "email" | "first_name" | "last_name" | "language" | "email_verified_at"
>;

export function currentUser(row: Person): CurrentUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: isLocale(row.language) ? row.language : "en",
    emailVerified: row.email_verified_at !== null,
  };
}

async function touch(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now.toISOString(), expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString() })
    .where("id", "=", sessionId)
    .execute();
}
