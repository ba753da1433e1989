import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import { revokeAllPrograms } from "#app/platform/auth/api-key.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { accountLimits } from "#app/features/accounts/limits.ts";
import { endOtherAccess } from "#app/features/accounts/sign-in/end-other-access.server.ts";
import { queueResetEmail } from "#app/features/accounts/sign-in/password-reset.server.ts";
import { undoIn } from "./security-events.server.ts";
import { isSecurityKind, type SecurityKind } from "./security-kinds.ts";
import { undoChange } from "./undo-change.server.ts";

interface Change {
  kind: SecurityKind;
  at: string;
}

const MOST_LISTED = 100;

type NotMe = { state: "invalid" } | { state: "open"; changes: Change[] } | { state: "done"; at: string };

/** What a link would undo: its change and all that followed, newest first. */
export async function findNotMe(ctx: Context, token: string): Promise<NotMe> {
  const event = await findEvent(ctx, token);
  if (!event) return { state: "invalid" };
  if (event.used_at) return { state: "done", at: event.used_at };
  const events = await openSince(ctx, event).limit(MOST_LISTED).execute();
  const changes = events.flatMap(({ kind, created_at }) =>
    isSecurityKind(kind) ? [{ kind, at: created_at }] : [],
  );
  return { state: "open", changes };
}

/**
 * Undoes the change and all that followed, ends sessions, keys, applications and links, voids the password, and sends a
 * link to set a new one to the address that then holds. Repeated, it does nothing.
 * @throws AppError `account.not_me_invalid` after 72 hours or without the account,
 * `account.email_taken` when somebody has the former address, `request.too_many`
 */
export async function undoChanges(ctx: Context, token: string): Promise<void> {
  await countAttempt(ctx, accountLimits.linkClient, ctx.clientNetwork);
  try {
    await ctx.transaction((ctx) => undoAll(ctx, token));
  } catch (error) {
    if (!ctx.platform.database.dialect.isUniqueViolation(error)) throw error;
    throw new AppError("account.email_taken");
  }
}

async function undoAll(ctx: Context, token: string): Promise<void> {
  const found = await findEvent(ctx, token);
  if (!found || (await lockAccess(ctx, found.user_id)) === null) throw new AppError("account.not_me_invalid");
  // Anew: two links, or one pressed twice, wait for each other at the lock.
  const event = await findEvent(ctx, token);
  if (!event) throw new AppError("account.not_me_invalid");
  if (event.used_at) return;
  const userId = event.user_id;
  const events = await openSince(ctx, event).execute();
  for (const one of events) {
    const undo = undoIn(ctx, one);
    if (undo) await undoChange(ctx, userId, undo);
    else ctx.log.error({ event: "account.undo_unreadable", userId, kind: one.kind });
  }
  await ctx.db
    .updateTable("security_events")
    .set({ used_at: ctx.now.toISOString(), undo: "", held_email: null })
    .where("user_id", "=", userId)
    .where("id", ">=", event.id)
    .where("used_at", "is", null)
    .execute();
  await ctx.db
    .updateTable("users")
    .set({ password_hash: "", updated_at: ctx.now.toISOString() })
    .where("id", "=", userId)
    .execute();
  await endOtherAccess(ctx, userId, null);
  await revokeAllPrograms(ctx, userId);
  const { email } = await ctx.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await queueResetEmail(ctx, email);
  ctx.log.warn({ event: "account.changes_undone", userId, kinds: events.map(({ kind }) => kind) });
}

function findEvent(ctx: Context, token: string) {
  return ctx.db
    .selectFrom("security_events")
    .innerJoin("users", "users.id", "security_events.user_id")
    .select(["security_events.id", "user_id", "used_at", "security_events.created_at"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", ctx.now.toISOString())
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Ids rise with time, also within one millisecond. */
function openSince(ctx: Context, { id, user_id }: { id: string; user_id: string }) {
  return ctx.db
    .selectFrom("security_events")
    .select(["id", "kind", "undo", "created_at"])
    .where("user_id", "=", user_id)
    .where("id", ">=", id)
    .where("used_at", "is", null)
    .orderBy("id", "desc");
}
