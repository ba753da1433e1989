import * as crypto from "node:crypto";
import { expect, it, vi } from "vitest";
import { PERSON } from "../../support/person.ts";

const argon2 = vi.fn<typeof crypto.argon2>(crypto.argon2);

vi.resetModules();
vi.doMock("node:crypto", () => ({ ...crypto, argon2 }));
const { signIn } = await import("#app/features/people/accounts/sign-in/sign-in.server.ts");
const { freshSqlite } = await import("../../support/databases/databases.ts");
const { member, testPlatform, visitor } = await import("../../support/platform.ts");
vi.doUnmock("node:crypto");
vi.resetModules();

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
    argon2.mockClear();
    const refused = signIn(visitor(platform), { email, password: "not-the-password" });
    await expect(refused).rejects.toMatchObject({ code: "account.invalid_credentials" });
    return argon2.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => {
      return { algorithm, memory, passes, parallelism, tagLength };
    });
  }
});
