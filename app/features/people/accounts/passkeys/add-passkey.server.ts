import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import {
  isOpenChallenge,
  newChallenge,
  spendChallenge,
} from "#app/platform/auth/passkey-challenge.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import type { NewPasskey } from "./passkey.schema.ts";
import { creationOptions } from "./passkey-options.ts";
import { knownKeys, MOST_PASSKEYS } from "./passkeys.server.ts";
import { partyOf, refused, verifiedNew } from "./webauthn.server.ts";

type CreationOptions = ReturnType<typeof creationOptions>;

/**
 * The challenge is the proof that the password was given, in this session, within the last 5 minutes.
 * @throws AppError `account.password_wrong`, `request.too_many`, `passkey.too_many`
 */
export async function beginPasskey(
  ctx: UserContext,
  { password }: { password: string },
): Promise<CreationOptions> {
  const accessVersion = await confirmPassword(ctx, password);
  await requireProvenAddress(ctx);
  const known = await knownKeys(ctx, ctx.user.id);
  if (known.length >= MOST_PASSKEYS) throw new AppError("passkey.too_many");
  const { id, email, firstName, lastName } = ctx.user;
  return creationOptions(partyOf(ctx), {
    challenge: newChallenge(ctx, purposeOf(ctx, accessVersion)),
    user: { id, email, name: `${firstName} ${lastName}` },
    known,
  });
}

/**
 * @throws AppError `account.passkey_refused`, also when password, address or second step changed since;
 * `passkey.too_many`
 */
export async function addPasskey(
  ctx: UserContext,
  credential: NewPasskey | null,
  name: string,
): Promise<void> {
  const { access_version: accessVersion } = await ctx.db
    .selectFrom("users")
    .select("access_version")
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  const purpose = purposeOf(ctx, accessVersion);
  let challenge = "";
  if (!credential) throw refused();
  const made = await verifiedNew(ctx, credential, (asked) =>
    isOpenChallenge(ctx, purpose, (challenge = asked)),
  );
  await ctx.transaction(async (ctx) => {
    if ((await lockAccess(ctx, ctx.user.id)) !== accessVersion) throw refused();
    await requireProvenAddress(ctx);
    const own = ctx.db.selectFrom("passkeys").where("user_id", "=", ctx.user.id);
    if ((await countOf(own)) >= MOST_PASSKEYS) throw new AppError("passkey.too_many");
    if (!(await spendChallenge(ctx, challenge))) throw refused();
    const added = await ctx.db
      .insertInto("passkeys")
      .values({
        id: made.credential.id,
        user_id: ctx.user.id,
        public_key: Buffer.from(made.credential.publicKey).toString("base64url"),
        counter: made.credential.counter,
        transports: credential.response.transports.join(" "),
        name,
        aaguid: made.aaguid,
        is_backed_up: Number(made.credentialBackedUp),
        created_at: ctx.now.toISOString(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw refused();
    await noticeChange(ctx, ctx.user.id, { kind: "passkey_added", id: added.id }, { passkey: name });
    ctx.log.info({ event: "account.passkey_added", userId: ctx.user.id });
  });
}

function purposeOf(ctx: UserContext, accessVersion: number): string {
  return `add ${ctx.user.id} ${ctx.sessionId} ${accessVersion}`;
}
