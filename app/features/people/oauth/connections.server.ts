import type { ExpressionBuilder } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Selectable } from "kysely";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { type Scope, scopesOf } from "#app/features/people/api-keys/scopes.ts";
import { accessOf, scopesIn } from "#app/platform/auth/api-key.server.ts";
import type { ApiAccess, Context, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { OAuthConnectionsTable } from "#app/platform/database/schema/api.ts";
import { AppError } from "#app/platform/errors.ts";

/** `code`: its code was used twice; `copied`, `unclear`: refresh-repeat.ts. */
type EndReason = "code" | "copied" | "unclear";

export interface Connection {
  id: string;
  name: string;
  access: ApiAccess;
  scopes: Scope[];
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
  endedBecause: EndReason | null;
}

/** Those that have ended by themselves too, for 30 days. */
export async function listConnections(ctx: UserContext): Promise<Connection[]> {
  const rows = await ctx.db
    .selectFrom("oauth_connections")
    .selectAll()
    .where(ofPerson(ctx))
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  return rows.map(connectionOf);
}

export async function countConnections(ctx: UserContext): Promise<number> {
  const { count } = await ctx.db
    .selectFrom("oauth_connections")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(ofPerson(ctx))
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

export async function findConnection(ctx: UserContext, id: string): Promise<Connection> {
  const own = ctx.db.selectFrom("oauth_connections").selectAll().where(ofPerson(ctx));
  const row = isId(id) ? await own.where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("application.not_found");
  return connectionOf(row);
}

/** The owner sees what anybody has connected to the business, others what they have. */
function ofPerson({ role, businessId, user }: UserContext) {
  return ({ and, eb }: ExpressionBuilder<Schema, "oauth_connections">) =>
    and([eb("business_id", "=", businessId), ...(role === "owner" ? [] : [eb("user_id", "=", user.id)])]);
}

/** Ends a connection with its tokens: the next call is refused. @throws AppError `application.not_found` */
export async function endConnection(ctx: UserContext, id: string): Promise<{ name: string }> {
  return ctx.transaction(async (ctx) => {
    const own = ctx.db.deleteFrom("oauth_connections").where(ofPerson(ctx));
    const gone = isId(id) ? await own.where("id", "=", id).returning("name").executeTakeFirst() : undefined;
    if (!gone) throw new AppError("application.not_found");
    await recordHistory(ctx, { invoiceId: null, event: "application.ended", data: { key: gone.name } });
    ctx.log.info({ event: "oauth.connection_ended", connectionId: id });
    return gone;
  });
}

/** Stays in the list with its reason, so that the person learns of it. */
export async function endForReason(ctx: Context, id: string, reason: EndReason): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db
    .updateTable("oauth_connections")
    .set({ ended_because: reason, expires_at: now })
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .execute();
  await ctx.db.deleteFrom("oauth_tokens").where("connection_id", "=", id).execute();
  ctx.log.warn({ event: "oauth.connection_ended", connectionId: id, reason });
}

function connectionOf(row: Selectable<OAuthConnectionsTable>): Connection {
  const access = accessOf(row.access);
  return {
    id: row.id,
    name: row.name,
    access,
    scopes: scopesOf({ access, scopes: scopesIn(row.scopes) }),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    endedBecause: row.ended_because,
  };
}
