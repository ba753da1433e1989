import type { PasskeyParty } from "#app/platform/auth/passkey-party.ts";

const TIMEOUT_MS = 5 * 60 * 1000;

/** EdDSA, ES256 and RS256 (IANA, COSE algorithms): every authenticator knows one of them. */
export const ALGORITHMS = [-8, -7, -257];

interface KnownKey {
  id: string;
  transports: string;
}

/** WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON. A passkey that is `known` is not made twice. */
export function creationOptions(
  { id }: PasskeyParty,
  asked: { challenge: string; user: { id: string; email: string; name: string }; known: KnownKey[] },
) {
  const { challenge, user, known } = asked;
  return {
    challenge,
    rp: { id, name: "Rappen" },
    user: { id: userHandle(user.id), name: user.email, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: TIMEOUT_MS,
    attestation: "none",
    excludeCredentials: known.map(described),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

/** WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON. @param known empty for any passkey of this site */
export function requestOptions({ id }: PasskeyParty, challenge: string, known: KnownKey[] = []) {
  return {
    challenge,
    rpId: id,
    timeout: TIMEOUT_MS,
    userVerification: "required",
    allowCredentials: known.map(described),
  };
}

function described({ id, transports }: KnownKey) {
  return { type: "public-key", id, transports: transports.split(" ").filter(Boolean) };
}

/** What a passkey calls its account: the id, which says nothing about the person. */
export function userHandle(userId: string): string {
  return btoa(userId).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
