import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import { isOpenChallenge, spendChallenge } from "#app/platform/auth/passkey-challenge.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { userHandle } from "./passkey-options.ts";
import type { PasskeyAnswer } from "./passkey.schema.ts";
import { refused, verifiedAnswer } from "./webauthn.server.ts";

interface PasskeyHolder {
  userId: string;
  accessVersion: number;
}

/**
 * Each answer works once. A counter that does not rise betrays a copy: the answer is refused, and its owner told.
 * @param userId of whom alone a passkey is taken; left out, of anybody
 * @throws AppError `account.passkey_refused`
 */
export async function checkPasskey(
  ctx: Context,
  credential: PasskeyAnswer | null,
  { purpose, userId }: { purpose: string; userId?: string },
): Promise<PasskeyHolder> {
  const passkey = credential && (await findPasskey(ctx, credential.id));
  if (!credential || !passkey) throw refused();
  const { userHandle: said } = credential.response;
  if (said && said !== userHandle(passkey.user_id)) throw refused();
  if (userId !== undefined && userId !== passkey.user_id) throw refused();
  let challenge = "";
  const { newCounter, credentialBackedUp } = await verifiedAnswer(ctx, credential, {
    publicKey: passkey.public_key,
    isExpected: (asked) => isOpenChallenge(ctx, purpose, (challenge = asked)),
  });
  const holder = await ctx.transaction(async (ctx) => {
    const accessVersion = await lockAccess(ctx, passkey.user_id);
    const current = await findPasskey(ctx, credential.id);
    if (accessVersion === null || !current || !(await spendChallenge(ctx, challenge))) return null;
    if (isBehind(newCounter, Number(current.counter))) {
      const undo = { kind: "passkey_copied", id: credential.id } as const;
      await noticeChange(ctx, passkey.user_id, undo, { passkey: passkey.name });
      ctx.log.warn({ event: "account.passkey_counter_behind", userId: passkey.user_id });
      return null;
    }
    await ctx.db
      .updateTable("passkeys")
      .set({
        counter: newCounter,
        is_backed_up: Number(credentialBackedUp),
        last_used_at: ctx.now.toISOString(),
      })
      .where("id", "=", credential.id)
      .execute();
    return { userId: passkey.user_id, accessVersion };
  });
  if (!holder) throw refused();
  return holder;
}

/** Authenticators that do not count always say 0 (WebAuthn Level 3, section 6.1.1). */
function isBehind(counter: number, last: number): boolean {
  return (counter > 0 || last > 0) && counter <= last;
}

function findPasskey(ctx: Context, id: string) {
  return ctx.db
    .selectFrom("passkeys")
    .select(["user_id", "public_key", "counter", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
}
