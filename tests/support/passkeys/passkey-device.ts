import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { beginPasskey } from "#app/features/people/accounts/passkeys/add-passkey.server.ts";
import type { askForPasskey } from "#app/features/people/accounts/passkeys/passkey-sign-in.server.ts";

type CreationOptions = Awaited<ReturnType<typeof beginPasskey>>;
type RequestOptions = ReturnType<typeof askForPasskey>;

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HOLDS_KEY = 64;

interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  isVerified?: boolean;
}

/** An authenticator with one passkey (WebAuthn Level 3, section 6): ES256, attestation "none". */
export class PasskeyDevice {
  readonly id = randomBytes(32);
  /** What it has counted; 0 when it does not count. */
  counter = 0;
  userHandle = "";
  readonly origin: string;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor(origin: string) {
    this.origin = origin;
  }

  create(options: CreationOptions, lies: Lies = {}) {
    this.userHandle = options.user.id;
    const held = [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#coseKey()];
    const authData = Buffer.concat([this.#authenticatorData(options.rp.id, lies, HOLDS_KEY), ...held]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, lies).toString("base64url"),
        attestationObject: attestation(authData).toString("base64url"),
        transports: ["internal", "hybrid"],
      },
    };
  }

  get(options: RequestOptions, lies: Lies = {}) {
    const authData = this.#authenticatorData(options.rpId, lies);
    const clientData = this.#clientData("webauthn.get", options.challenge, lies);
    const signed = createSign("sha256").update(authData).update(sha256(clientData));
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signed.sign(this.#keys.privateKey).toString("base64url"),
        userHandle: lies.userHandle ?? this.userHandle,
      },
    };
  }

  #named() {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    const { origin = this.origin } = lies;
    return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin }));
  }

  #authenticatorData(rpId: string, { rpId: said = rpId, isVerified = true }: Lies, more = 0): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(said), Buffer.from([flags]), counter]);
  }

  /** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}, in CBOR. */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
  }
}

/** {"fmt": "none", "attStmt": {}, "authData": …}, in CBOR. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  const head = "a363666d74646e6f6e656761747453746d74a068617574684461746159";
  return Buffer.concat([Buffer.from(head, "hex"), length, authData]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
