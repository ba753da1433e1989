import { zurichDay } from "#app/swiss/dates.ts";
import type { ApiAccess, Context } from "#app/platform/context.server.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { currentUser, type Identity, PERSON } from "./session.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

/** Recognised by people and by secret scanners. */
const PREFIX = "rpn_live_";

const TOUCH_EVERY_MS = 60_000;

export function newApiKey(): { secret: string; hash: string; hint: string } {
  const secret = PREFIX + newToken();
  return { secret, hash: hashToken(secret), hint: secret.slice(-4) };
}

/** Null for an unknown key, and from the day after its last day. */
export async function findApiKey(platform: Platform, secret: string): Promise<Identity | null> {
  if (!secret.startsWith(PREFIX)) return null;
  const { db } = platform.database;
  const now = platform.now();
  const row = await db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.user_id")
    .select(["api_keys.id as keyId", "api_keys.access", "api_keys.last_used_at", "api_keys.business_id"])
    .select(PERSON)
    .where("api_keys.secret_hash", "=", hashToken(secret))
    .where(({ or, eb }) =>
      or([eb("api_keys.expires_on", "is", null), eb("api_keys.expires_on", ">=", zurichDay(now))]),
    )
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.last_used_at || now.getTime() - Date.parse(row.last_used_at) >= TOUCH_EVERY_MS) {
    const last_used_at = now.toISOString();
    const use = db.updateTable("api_keys").set({ last_used_at }).where("id", "=", row.keyId);
    await writeBestEffort(platform.database, () => use.execute());
  }
  const apiKey = { id: row.keyId, access: accessOf(row.access) };
  return { user: currentUser(row), businessId: row.business_id, sessionId: "", apiKey };
}

export async function revokeAllApiKeys(ctx: Context, userId: string): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("api_keys")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function hasApiKeys(ctx: Context, userId: string): Promise<boolean> {
  const key = await ctx.db
    .selectFrom("api_keys")
    .select("id")
    .where("user_id", "=", userId)
    .where(({ or, eb }) => or([eb("expires_on", "is", null), eb("expires_on", ">=", ctx.today)]))
    .executeTakeFirst();
  return key !== undefined;
}

export function accessOf(text: string): ApiAccess {
  return text === "full" ? "full" : "read_only";
}
