import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

interface OpenSession {
  id: string;
  userAgent: string;
  kind: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** The current session first, then by last use. */
export async function listSessions(ctx: UserContext): Promise<OpenSession[]> {
  const rows = await ctx.db
    .selectFrom("sessions")
    .select(["id", "user_agent", "kind", "created_at", "last_seen_at"])
    .where("user_id", "=", ctx.user.id)
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("last_seen_at", "desc")
    .limit(50)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    kind: row.kind,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.id === ctx.sessionId,
  }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export async function endOneSession(ctx: UserContext, id: string): Promise<void> {
  const ended = await ctx.db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", ctx.user.id)
    .returning("id")
    .executeTakeFirst();
  if (!ended) throw new AppError("session.not_found");
}

export async function endOtherSessions(ctx: UserContext): Promise<void> {
  await ctx.db
    .deleteFrom("sessions")
    .where("user_id", "=", ctx.user.id)
    .where("id", "<>", ctx.sessionId)
    .execute();
}
