import { createHmac } from "node:crypto";
import { decrypt, derivedKey, encrypt } from "#app/platform/auth/encryption.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type UndoRecord, undoRecordSchema } from "./undo-record.schema.ts";

/** For so long a link undoes a change (docs/security-checks.md 42). */
const LIFETIME_MS = 72 * 60 * 60 * 1000;

const SEALED_FOR = "security event";

/**
 * Keeps what was before a change of access and tells its owner, at the address of this moment: whoever changes the
 * address next does not get the e-mail. Run it in the transaction of the change, before an address changes.
 * @param facts what the e-mail says of the change
 */
export async function noticeChange(
  ctx: Context,
  userId: string,
  undo: UndoRecord,
  facts: Record<string, string> = {},
): Promise<void> {
  const { email } = await ctx.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const id = ctx.newId();
  await ctx.db
    .insertInto("security_events")
    .values({
      id,
      user_id: userId,
      kind: undo.kind,
      token_hash: hashToken(notMeToken(ctx.platform, id)),
      undo: encrypt(ctx.platform.secret, SEALED_FOR, id, JSON.stringify(undo)),
      held_email: undo.kind === "email_changed" ? undo.email : null,
      created_at: ctx.now.toISOString(),
      expires_at: new Date(ctx.now.getTime() + LIFETIME_MS).toISOString(),
      used_at: null,
    })
    .execute();
  const payload = { ...facts, userId, to: email, event: id };
  await enqueueJob(ctx, { name: `account.${undo.kind}_email`, payload });
}

/** 256 bits that only the server can make, so that an e-mail that is tried again has the same link. */
export function notMeToken({ secret }: Pick<Platform, "secret">, eventId: string): string {
  return createHmac("sha256", derivedKey(secret, "this was not me")).update(eventId).digest("base64url");
}

/** @returns null when it cannot be read */
export function undoIn({ platform }: Context, event: { id: string; undo: string }): UndoRecord | null {
  const text = decrypt(platform.secret, SEALED_FOR, event.id, event.undo);
  return text === null ? null : undoRecordSchema.parse(JSON.parse(text));
}
