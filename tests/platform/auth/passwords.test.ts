import type * as Crypto from "node:crypto";
import { expect, it, vi } from "vitest";
import { realArgon2 } from "../../support/known-hashes.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const calls: { algorithm: string; memory: number; passes: number }[] = [];

vi.resetModules();
vi.doMock("node:crypto", async (original) => {
  const crypto = await original<typeof Crypto>();
  type Argon2 = typeof crypto.argon2;
  const argon2: Argon2 = (algorithm, parameters, callback) => {
    calls.push({ algorithm, memory: parameters.memory, passes: parameters.passes });
    realArgon2()(algorithm, parameters, callback);
  };
  return { ...crypto, argon2 };
});

const { hashPassword, verifyPassword } = await import("#app/platform/auth/passwords.server.ts");
vi.doUnmock("node:crypto");
vi.resetModules();

it("tells the right password from a wrong one", async () => {
  const stored = await hashPassword("quer-durch-bern");
  expect(await verifyPassword("quer-durch-bern", stored)).toBe(true);
  expect(await verifyPassword("quer-durch-Bern", stored)).toBe(false);
  expect(await verifyPassword("", stored)).toBe(false);
});

it("security 6: keeps argon2id with OWASP's parameters, and a salt of its own for each", async () => {
  const [one, two] = await Promise.all([hashPassword("same"), hashPassword("same")]);
  expect(one).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(two).not.toBe(one);
});

it("security 6: does the same work for an unknown address as for a wrong password", async () => {
  const stored = await hashPassword("quer-durch-bern");
  await verifyPassword("anything", null);
  calls.length = 0;
  expect(await verifyPassword("anything", null)).toBe(false);
  const forUnknown = calls.splice(0);
  expect(await verifyPassword("anything", stored)).toBe(false);
  expect(forUnknown).toEqual([{ algorithm: "argon2id", memory: 19_456, passes: 2 }]);
  expect(calls).toEqual(forUnknown);
});

itRarely("hashes many at once without mixing them up", async () => {
  const passwords = Array.from({ length: 12 }, (_, index) => `password-${index}`);
  const stored = await Promise.all(passwords.map(hashPassword));
  const right = await Promise.all(
    passwords.map((password, index) => verifyPassword(password, stored[index]!)),
  );
  const shifted = await Promise.all(
    passwords.map((password, index) => verifyPassword(password, stored[(index + 1) % 12]!)),
  );
  expect(new Set(right)).toEqual(new Set([true]));
  expect(new Set(shifted)).toEqual(new Set([false]));
});
