import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Argon2 = typeof crypto.argon2;

/** Hashes exactly as Node does, but the same password with the same salt only once in a process. */
interface Remembering extends Argon2 {
  real: Argon2;
}

function remembering(real: Argon2): Remembering {
  const known = new Map<string, Buffer>();
  const argon2: Argon2 = (algorithm, parameters, callback) => {
    const key = JSON.stringify([algorithm, parameters]);
    const tag = known.get(key);
    if (tag) return void setImmediate(() => callback(null, Buffer.from(tag)));
    real(algorithm, parameters, (error, tag) => {
      if (!error) known.set(key, Buffer.from(tag));
      callback(error, tag);
    });
  };
  return Object.assign(argon2, { real });
}

/** Node's own, for tests of hashing itself. */
export function realArgon2(): Argon2 {
  return "real" in crypto.argon2 ? (crypto.argon2 as Remembering).real : crypto.argon2;
}

// This file is read before each test file; those of one worker share what they have hashed.
if (!("real" in crypto.argon2)) {
  crypto.argon2 = remembering(crypto.argon2);
  syncBuiltinESMExports();
}
