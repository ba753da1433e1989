import type * as webauthn from "@simplewebauthn/server";
import type { Context } from "#app/platform/context.server.ts";
import { type PasskeyParty, passkeyParty } from "#app/platform/auth/passkey-party.ts";
import { AppError } from "#app/platform/errors.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { ALGORITHMS } from "./passkey-options.ts";
import type { NewPasskey, PasskeyAnswer } from "./passkey.schema.ts";

type Check = (challenge: string) => boolean;

/** @throws AppError `account.passkey_refused` where browsers know no passkeys */
export function partyOf(ctx: Context): PasskeyParty {
  const party = passkeyParty(ctx.platform.env.appUrl);
  if (!party) throw refused();
  return party;
}

/** @throws AppError `account.passkey_refused` */
export async function verifiedNew(ctx: Context, credential: NewPasskey, isExpected: Check) {
  const { id, origin } = partyOf(ctx);
  const { verifyRegistrationResponse } = packageOnUse<typeof webauthn>("@simplewebauthn/server");
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: { ...credential.response, transports: [] } },
    expectedChallenge: isExpected,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => refusedBecause(ctx, error));
  return registrationInfo ?? refusedBecause(ctx, "signature");
}

/** Counter and handle of the user are for the caller to judge. @throws AppError `account.passkey_refused` */
export async function verifiedAnswer(
  ctx: Context,
  credential: PasskeyAnswer,
  { publicKey, isExpected }: { publicKey: string; isExpected: Check },
) {
  const { id, origin } = partyOf(ctx);
  const { verifyAuthenticationResponse } = packageOnUse<typeof webauthn>("@simplewebauthn/server");
  const { userHandle: _, ...response } = credential.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response },
    expectedChallenge: isExpected,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
      counter: 0,
    },
  }).catch((error: unknown) => refusedBecause(ctx, error));
  return verified ? authenticationInfo : refusedBecause(ctx, "signature");
}

export function refused(): AppError {
  return new AppError("account.passkey_refused");
}

/** The reason is for the operator: what differs, without what was sent, which stands in quotes. */
function refusedBecause(ctx: Context, error: unknown): never {
  const reason = error instanceof Error ? error.message.replace(/".*/s, "").slice(0, 100) : String(error);
  ctx.log.info({ event: "account.passkey_refused", reason });
  throw refused();
}
