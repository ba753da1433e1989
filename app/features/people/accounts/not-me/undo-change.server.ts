import type { Context } from "#app/platform/context.server.ts";
import {
  deleteRecoveryCodes,
  restoreRecoveryCodes,
} from "#app/features/people/accounts/sign-in/recovery-codes.server.ts";
import type { UndoRecord } from "./undo-record.schema.ts";

type UndoOf<K extends UndoRecord["kind"]> = Extract<UndoRecord, { kind: K }>;

/** Puts back what was before a change; what it gave access to ends with all other access. */
export async function undoChange(ctx: Context, userId: string, undo: UndoRecord): Promise<void> {
  switch (undo.kind) {
    case "email_changed":
      return restoreAddress(ctx, userId, undo);
    case "two_step_on":
      await setSecondStep(ctx, userId, { secret: null, enabledAt: null, lastStep: 0 });
      return deleteRecoveryCodes(ctx, userId);
    case "two_step_off":
      await setSecondStep(ctx, userId, undo);
      return restoreRecoveryCodes(ctx, userId, undo.codes);
    case "recovery_codes_renewed":
      return restoreRecoveryCodes(ctx, userId, undo.codes);
    case "passkey_added":
    case "passkey_copied":
      await ctx.db.deleteFrom("passkeys").where("id", "=", undo.id).where("user_id", "=", userId).execute();
      return;
    case "provider_connected":
      await ctx.db
        .deleteFrom("identities")
        .where("issuer", "=", undo.issuer)
        .where("subject", "=", undo.subject)
        .where("user_id", "=", userId)
        .execute();
      return;
    case "passkey_removed":
      await ctx.db
        .insertInto("passkeys")
        .values({ ...undo.passkey, user_id: userId })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return;
    default:
      return;
  }
}

async function restoreAddress(
  ctx: Context,
  userId: string,
  { email, verifiedAt }: UndoOf<"email_changed">,
): Promise<void> {
  await ctx.db
    .updateTable("users")
    .set({ email, email_verified_at: verifiedAt })
    .where("id", "=", userId)
    .execute();
}

async function setSecondStep(
  ctx: Context,
  userId: string,
  { secret, enabledAt, lastStep }: { secret: string | null; enabledAt: string | null; lastStep: number },
): Promise<void> {
  await ctx.db
    .updateTable("users")
    .set({ totp_secret: secret, totp_enabled_at: enabledAt, totp_last_step: lastStep })
    .where("id", "=", userId)
    .execute();
}
