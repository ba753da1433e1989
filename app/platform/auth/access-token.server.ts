import { createHmac } from "node:crypto";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { accessOf, scopesIn } from "./api-key.server.ts";
import { derivedKey } from "./encryption.server.ts";
import { roleOf } from "./seats/seat.server.ts";
import type { Identity } from "./session.server.ts";
import { closedBusiness } from "./seats/closed-business.ts";
import { currentUser, PERSON } from "./sessions/person.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

const PREFIXES = {
  access: "rpn_access_",
  refresh: "rpn_refresh_",
  code: "rpn_code_",
  client: "rpn_client_",
} as const;

type SecretKind = keyof typeof PREFIXES;

const TOUCH_EVERY_MS = 60_000;

export function newSecretOf(kind: SecretKind): string {
  return PREFIXES[kind] + newToken();
}

/** The same for the same `parent`, a code or refresh token: who repeats a request gets the same answer. */
export function secretAfter(platform: Pick<Platform, "secret">, kind: SecretKind, parent: string): string {
  const key = derivedKey(platform.secret, `oauth ${kind}`);
  return PREFIXES[kind] + createHmac("sha256", key).update(parent).digest("base64url");
}

export function isAccessToken(secret: string): boolean {
  return secret.startsWith(PREFIXES.access);
}

/**
 * Null for an expired token, and once its connection or seat has ended.
 * @throws AppError `account.disabled`, `account.moving`
 */
export async function findAccessToken(platform: Platform, secret: string): Promise<Identity | null> {
  const now = platform.now();
  const asked = { id: hashToken(secret), now: now.toISOString() };
  const [row] = await readToken(platform.database.db, asked);
  if (!row) return null;
  if (row.disabled_at) throw closedBusiness(row);
  await noteUse(platform, { now, ...row });
  const caller = {
    kind: "application" as const,
    id: row.connectionId,
    name: row.name,
    mode: "live" as const,
    access: accessOf(row.ownAccess ?? row.access),
    scopes: scopesIn(row.ownScopes ?? row.scopes),
    expiresOn: null,
    expiresAt: row.connectionEnd,
    audience: row.audience,
  };
  const { business_id: businessId } = row;
  return { user: currentUser(row), role: roleOf(row), businessId, sessionId: "", caller };
}

const readToken = preparedQuery((db, place: ValuePlace<{ id: string; now: string }>) =>
  db
    .selectFrom("oauth_tokens")
    .innerJoin("oauth_connections", "oauth_connections.id", "oauth_tokens.connection_id")
    .innerJoin("users", "users.id", "oauth_connections.user_id")
    .innerJoin("businesses", "businesses.id", "oauth_connections.business_id")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "oauth_connections.user_id")
        .onRef("memberships.business_id", "=", "oauth_connections.business_id"),
    )
    .select(["oauth_tokens.parent", "oauth_tokens.used_at", "businesses.disabled_at"])
    .select(["businesses.moved_to", "businesses.moved_at"])
    .select(["oauth_tokens.access as ownAccess", "oauth_tokens.scopes as ownScopes"])
    .select(["oauth_connections.id as connectionId", "oauth_connections.name", "oauth_connections.access"])
    .select(["oauth_connections.scopes", "oauth_connections.audience", "oauth_connections.business_id"])
    .select(["oauth_connections.last_used_at", "oauth_connections.expires_at as connectionEnd"])
    .select(["memberships.role", "memberships.paused_at"])
    .select(PERSON)
    .where("oauth_tokens.id", "=", place("id"))
    .where("oauth_tokens.kind", "=", "access")
    .where("oauth_tokens.expires_at", ">", place("now"))
    .where("oauth_connections.expires_at", ">", place("now"))
    .where("users.deleted_at", "is", null)
    .where("memberships.paused_at", "is", null),
);

interface Use {
  now: Date;
  connectionId: string;
  parent: string;
  used_at: string | null;
  last_used_at: string | null;
}

async function noteUse({ database }: Platform, use: Use): Promise<void> {
  const { now, connectionId, parent, used_at, last_used_at } = use;
  const { db } = database;
  const at = now.toISOString();
  if (used_at === null)
    await writeBestEffort(database, () =>
      db.updateTable("oauth_tokens").set({ used_at: at }).where("parent", "=", parent).execute(),
    );
  if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < TOUCH_EVERY_MS) return;
  await writeBestEffort(database, () =>
    db.updateTable("oauth_connections").set({ last_used_at: at }).where("id", "=", connectionId).execute(),
  );
}
