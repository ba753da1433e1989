import type * as Crypto from "node:crypto";
import { argon2 } from "node:crypto";
import { expect, it, vi } from "vitest";
import { signIn } from "#app/features/accounts/sign-in.server.ts";
import { freshSqlite } from "../../support/databases.ts";
import { member, PERSON, testPlatform, visitor } from "../../support/platform.ts";

vi.mock("node:crypto", async (load) => {
  const crypto = await load<typeof Crypto>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

it("security 6: an unknown address costs exactly the hash that a wrong password costs, every time", async () => {
  const platform = testPlatform(await freshSqlite());
  await member(platform);
  await costOf("warm-up@example.ch");
  const wrong = await costOf(PERSON.email);
  const unknown = await costOf("nobody@example.ch");
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatchObject({ algorithm: "argon2id", parallelism: 1 });
  expect(wrong[0]!.memory).toBeGreaterThanOrEqual(19 * 1024);
  expect(wrong[0]!.passes).toBeGreaterThanOrEqual(2);
  expect(unknown).toEqual(wrong);

  async function costOf(email: string) {
    vi.mocked(argon2).mockClear();
    const refused = signIn(visitor(platform), { email, password: "not-the-password" });
    await expect(refused).rejects.toMatchObject({ code: "account.invalid_credentials" });
    return vi.mocked(argon2).mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => {
      return { algorithm, memory, passes, parallelism, tagLength };
    });
  }
});
