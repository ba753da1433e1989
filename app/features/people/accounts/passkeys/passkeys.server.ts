import type { Context, UserContext } from "#app/platform/context.server.ts";
import { passkeyParty } from "#app/platform/auth/passkey-party.ts";
import { AppError } from "#app/platform/errors.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";

interface Passkey {
  id: string;
  name: string;
  isBackedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

export const MOST_PASSKEYS = 20;

export async function listPasskeys(ctx: UserContext): Promise<Passkey[]> {
  const rows = await ownPasskeys(ctx).orderBy("created_at", "desc").orderBy("id").execute();
  return rows.map(passkeyIn);
}

/** @throws AppError `passkey.not_found` */
export async function findPasskey(ctx: UserContext, id: string): Promise<Passkey> {
  const row = await ownPasskeys(ctx).where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("passkey.not_found");
  return passkeyIn(row);
}

/** @throws AppError `passkey.not_found` */
export async function renamePasskey(ctx: UserContext, id: string, name: string): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", ctx.user.id)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new AppError("passkey.not_found");
}

/** Ends all other access. @throws AppError `passkey.not_found`, `account.password_wrong`, `request.too_many` */
export async function removePasskey(
  ctx: UserContext,
  id: string,
  { password }: { password: string },
): Promise<void> {
  await confirmPassword(ctx, password);
  await ctx.transaction(async (ctx) => {
    await endOtherAccess(ctx, ctx.user.id, ctx.sessionId);
    const removed = await ctx.db
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", ctx.user.id)
      .returningAll()
      .executeTakeFirst();
    if (!removed) throw new AppError("passkey.not_found");
    const passkey = { ...removed, counter: Number(removed.counter) };
    await noticeChange(ctx, ctx.user.id, { kind: "passkey_removed", passkey }, { passkey: removed.name });
    ctx.log.info({ event: "account.passkey_removed", userId: ctx.user.id });
  });
}

export async function hasPasskeys(ctx: Context, userId: string): Promise<boolean> {
  return isPasskeyPlace(ctx) && (await knownKeys(ctx, userId)).length > 0;
}

/** False where browsers know no passkeys. */
export function isPasskeyPlace({ platform }: Context): boolean {
  return passkeyParty(platform.env.appUrl) !== null;
}

export function knownKeys(ctx: Context, userId: string) {
  return ctx.db
    .selectFrom("passkeys")
    .select(["id", "transports"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(MOST_PASSKEYS)
    .execute();
}

function ownPasskeys(ctx: UserContext) {
  return ctx.db
    .selectFrom("passkeys")
    .select(["id", "name", "is_backed_up", "created_at", "last_used_at"])
    .where("user_id", "=", ctx.user.id);
}

function passkeyIn(row: Awaited<ReturnType<ReturnType<typeof ownPasskeys>["executeTakeFirstOrThrow"]>>) {
  return {
    id: row.id,
    name: row.name,
    isBackedUp: row.is_backed_up === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
