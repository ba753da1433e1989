import { createHmac } from "node:crypto";
import type { z } from "zod";
import { deviceName } from "#app/features/people/accounts/sign-in/device.ts";
import { decrypt, derivedKey, encrypt } from "#app/platform/auth/encryption.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { fromText } from "#app/platform/database/json.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { UNDO_MS } from "./security-kinds.ts";
import { type BusinessUndo, type UndoRecord, undoRecordSchema } from "./undo-record.schema.ts";

const SEALED_FOR = "security event";

/**
 * Keeps what was before a change of access and tells its owner, at the address of this moment: whoever changes the
 * address next does not get the e-mail. Run it in the transaction of the change, before an address changes.
 */
export async function noticeChange(
  ctx: Context | UserContext,
  userId: string,
  undo: UndoRecord,
  facts: Record<string, string> = {},
): Promise<void> {
  const { email } = await ctx.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const said = { device: "user" in ctx ? await deviceOf(ctx) : "", ...facts };
  const id = await keepSecurityEvent(ctx, { userId, undo, facts: said });
  const payload = { ...said, at: ctx.now.toISOString(), userId, to: email, event: id };
  await enqueueJob(ctx, { name: `account.${undo.kind}_email`, payload });
  for (const former of await formerAddresses(ctx, { id: userId, email }))
    await enqueueJob(ctx, { name: `account.${undo.kind}_email`, payload: { ...payload, ...former } });
}

/**
 * The same for a change in the business: its owner is told, whoever made it, and of where money goes whoever made it
 * too. In a sandbox nothing is at stake.
 * Run it in the transaction of the change, before the ownership changes.
 */
export async function noticeAct(
  ctx: UserContext,
  undo: BusinessUndo,
  facts: Record<string, string>,
): Promise<void> {
  const kept = await keepAct(ctx, undo, facts);
  if (!kept) return;
  const { id, owner } = kept;
  await enqueueJob(ctx, { name: "account.act_email", payload: { event: id, to: owner.email } });
  for (const { to, event: undoing } of await formerAddresses(ctx, owner))
    await enqueueJob(ctx, { name: "account.act_email", payload: { event: id, to, undoing } });
  if (!MONEY_KINDS.has(undo.kind) || owner.id === ctx.user.id) return;
  const payload = { event: id, to: ctx.user.email, reader: ctx.user.id };
  await enqueueJob(ctx, { name: "account.act_email", payload });
}

export async function keepAct(ctx: UserContext, undo: BusinessUndo, facts: Record<string, string>) {
  const owner = await ctx.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "email"])
    .where("business_id", "=", ctx.businessId)
    .where("role", "=", "owner")
    .executeTakeFirst();
  if (!owner) return null;
  const { firstName, lastName } = ctx.user;
  const said = { ...facts, by: `${firstName} ${lastName}`.trim(), device: await deviceOf(ctx) };
  return {
    id: await keepSecurityEvent(ctx, { userId: owner.id, undo, facts: said, inBusiness: ctx }),
    owner,
  };
}

/** Proven ones that a link can still bring back, each with that of the move: whoever moved it may be a thief. */
async function formerAddresses(
  ctx: Context,
  { id: userId, email }: { id: string; email: string },
): Promise<{ to: string; event: string }[]> {
  const moves = await ctx.db
    .selectFrom("security_events")
    .select(["id", "undo"])
    .where("user_id", "=", userId)
    .where("kind", "=", "email_changed")
    .where("used_at", "is", null)
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("id")
    .execute();
  return moves.flatMap((move) => {
    const undo = undoIn(undoRecordSchema, ctx, move);
    const isOther = undo?.kind === "email_changed" && undo.verifiedAt !== null && undo.email !== email;
    return isOther ? [{ to: undo.email, event: move.id }] : [];
  });
}

const MONEY_KINDS = new Set<string>([
  ...["account_changed", "account_used", "provider_changed", "money_right_changed"],
]);

interface Kept {
  userId: string;
  undo: UndoRecord | BusinessUndo;
  facts: Record<string, string>;
  inBusiness?: { businessId: string; user: { id: string } };
}

export async function keepSecurityEvent(
  ctx: Context,
  { userId, undo, facts, inBusiness }: Kept,
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("security_events")
    .values({
      id,
      user_id: userId,
      business_id: inBusiness?.businessId ?? null,
      actor_id: inBusiness?.user.id ?? "",
      kind: undo.kind,
      facts: JSON.stringify(facts),
      token_hash: hashToken(notMeToken(ctx.platform, id)),
      undo: encrypt(ctx.platform.secret, SEALED_FOR, id, JSON.stringify(undo)),
      held_email: undo.kind === "email_changed" ? undo.email : null,
      created_at: ctx.now.toISOString(),
      expires_at: new Date(ctx.now.getTime() + UNDO_MS).toISOString(),
      used_at: null,
    })
    .execute();
  return id;
}

async function deviceOf(ctx: UserContext): Promise<string> {
  const session = await ctx.db
    .selectFrom("sessions")
    .select("user_agent")
    .where("id", "=", ctx.sessionId)
    .executeTakeFirst();
  return session ? deviceName(session.user_agent) : (ctx.caller?.name ?? "");
}

/** 256 bits that only the server can make, so that an e-mail that is tried again has the same link. */
export function notMeToken({ secret }: Pick<Platform, "secret">, eventId: string): string {
  return createHmac("sha256", derivedKey(secret, "this was not me")).update(eventId).digest("base64url");
}

/** @returns null when it cannot be read */
export function undoIn<S extends z.ZodType>(
  schema: S,
  { platform }: Context,
  event: { id: string; undo: string },
): z.output<S> | null {
  const text = decrypt(platform.secret, SEALED_FOR, event.id, event.undo);
  return text === null ? null : (fromText(schema, text) as z.output<S>);
}
