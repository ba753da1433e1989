import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/**
 * Hashing runs on libuv's threads; one core stays with the event loop, so that pages keep coming while many sign in.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
let running = 0;
const waiting: (() => void)[] = [];

/** @returns `argon2id$memory$passes$parallelism$salt$hash`, salt and hash base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await tag(password, salt, PARAMETERS);
  const { memory, passes, parallelism } = PARAMETERS;
  return [
    "argon2id",
    memory,
    passes,
    parallelism,
    salt.toString("base64url"),
    hash.toString("base64url"),
  ].join("$");
}

/**
 * Null for an unknown address, and the empty hash of a deleted account, are compared with a dummy, so that the time to
 * answer does not tell whether the address exists (docs/security-checks.md 6).
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = (stored || (await dummyHash())).split("$");
  const expected = Buffer.from(hash ?? "", "base64url");
  const actual = await tag(password, Buffer.from(salt ?? "", "base64url"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && Boolean(stored);
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  return (dummy ??= hashPassword(randomBytes(16).toString("hex")));
}

async function tag(
  password: string,
  nonce: Buffer,
  parameters: { memory: number; passes: number; parallelism: number; tagLength: number },
): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await derive("argon2id", { message: password, nonce, ...parameters });
  } finally {
    running--;
    waiting.shift()?.();
  }
}
