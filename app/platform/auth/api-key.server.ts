import type { ExpressionBuilder } from "kysely";
import { zurichDay } from "#app/swiss/dates.ts";
import type { ApiAccess, ApiKeyMode, Context } from "#app/platform/context.server.ts";
import { clockOf } from "#app/platform/clock.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { roleOf } from "./seats/seat.server.ts";
import type { Identity } from "./session.server.ts";
import { closedBusiness } from "./seats/closed-business.ts";
import { currentUser, PERSON } from "./sessions/person.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

const PREFIXES: Record<ApiKeyMode, string> = { live: "rpn_live_", test: "rpn_test_" };

const TOUCH_EVERY_MS = 60_000;

export function newApiKey(mode: ApiKeyMode): { secret: string; hash: string; hint: string } {
  const secret = PREFIXES[mode] + newToken();
  return { secret, hash: hashToken(secret), hint: secret.slice(-4) };
}

/**
 * Null for an unknown key, once the seat of whoever made it has ended, from the day after its last day, and once it is
 * renewed and its time is over.
 * @throws AppError `account.disabled`, `account.moving`
 */
export async function findApiKey(platform: Platform, secret: string): Promise<Identity | null> {
  if (!Object.values(PREFIXES).some((prefix) => secret.startsWith(prefix))) return null;
  const { db } = platform.database;
  const now = platform.now();
  const [row] = await readKey(db, {
    hash: hashToken(secret),
    now: now.toISOString(),
    today: zurichDay(now),
  });
  if (!row) return null;
  if (row.disabled_at) throw closedBusiness(row);
  const mode = modeOf(row.mode);
  const acts =
    mode === "test"
      ? await sandboxesOf(db, row.business_id).where("sandbox_name", "=", row.sandbox).executeTakeFirst()
      : { id: row.business_id, clock_days: 0 };
  if (!acts) return null;
  if (!row.last_used_at || now.getTime() - Date.parse(row.last_used_at) >= TOUCH_EVERY_MS) {
    const last_used_at = now.toISOString();
    const use = db.updateTable("api_keys").set({ last_used_at }).where("id", "=", row.keyId);
    await writeBestEffort(platform.database, () => use.execute());
  }
  const caller = {
    kind: "api_key" as const,
    audience: "all" as const,
    id: row.keyId,
    name: row.name,
    mode,
    access: accessOf(row.access),
    scopes: scopesIn(row.scopes),
    expiresOn: row.expires_on,
    expiresAt: row.expires_at,
  };
  const clock = clockOf(acts.id, acts.clock_days);
  const user = currentUser(row);
  return { user, role: roleOf(row), businessId: acts.id, sessionId: "", caller, clock };
}

const readKey = preparedQuery((db, place: ValuePlace<{ hash: string; now: string; today: string }>) =>
  db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.user_id")
    .innerJoin("businesses", "businesses.id", "api_keys.business_id")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "api_keys.user_id")
        .onRef("memberships.business_id", "=", "api_keys.business_id"),
    )
    .select(["api_keys.id as keyId", "api_keys.access", "api_keys.scopes", "api_keys.last_used_at"])
    .select(["api_keys.name", "api_keys.expires_on", "api_keys.expires_at", "api_keys.mode"])
    .select(["api_keys.business_id", "api_keys.sandbox", "businesses.disabled_at"])
    .select(["businesses.moved_to", "businesses.moved_at"])
    .select(["memberships.role", "memberships.paused_at"])
    .select(PERSON)
    .where("api_keys.secret_hash", "=", place("hash"))
    .where(stillWorks({ now: place("now"), today: place("today") }))
    .where("users.deleted_at", "is", null)
    .where("memberships.paused_at", "is", null),
);

/** In the order in which they were made. */
export function sandboxesOf(db: Db, businessId: string) {
  return db
    .selectFrom("businesses")
    .select(["id", "clock_days", "sandbox_name as name", "created_at"])
    .where("sandbox_of", "=", businessId)
    .where("sealed_until", "is", null)
    .orderBy("id");
}

/** API keys, connections of applications, and the calendars. */
export async function revokeAllPrograms(ctx: Context, userId: string): Promise<number> {
  let revoked = 0n;
  for (const table of ["api_keys", "oauth_connections", "calendar_feeds", "desk_feeds"] as const) {
    const own = ctx.db.deleteFrom(table).where("user_id", "=", userId);
    revoked += (await own.executeTakeFirst()).numDeletedRows;
  }
  return Number(revoked);
}

export async function hasPrograms(ctx: Context, userId: string): Promise<boolean> {
  const key = await ctx.db
    .selectFrom("api_keys")
    .select("id")
    .where("user_id", "=", userId)
    .where(stillWorks({ now: ctx.now.toISOString(), today: ctx.today }))
    .executeTakeFirst();
  if (key) return true;
  const connection = await ctx.db
    .selectFrom("oauth_connections")
    .select("id")
    .where("user_id", "=", userId)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  return connection !== undefined;
}

export function accessOf(text: string): ApiAccess {
  return text === "full" || text === "custom" ? text : "read_only";
}

export function modeOf(text: string): ApiKeyMode {
  return text === "test" ? "test" : "live";
}

export function scopesIn(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

function stillWorks({ now, today }: { now: string; today: string }) {
  return ({ and, or, eb }: ExpressionBuilder<Schema, "api_keys">) =>
    and([
      or([eb("api_keys.expires_on", "is", null), eb("api_keys.expires_on", ">=", today)]),
      or([eb("api_keys.expires_at", "is", null), eb("api_keys.expires_at", ">", now)]),
    ]);
}
