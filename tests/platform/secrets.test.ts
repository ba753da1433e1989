import { mkdtempSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { readEnv } from "#app/platform/env.server.ts";
import { sessionSecret } from "#app/platform/secrets.server.ts";

it("makes a secret of its own once, which only its owner can read, and keeps it", () => {
  const dataDir = path.join(freshFolder(), "data");
  const env = readEnv({ DATA_DIR: dataDir });
  const secret = sessionSecret(env);
  const file = path.join(dataDir, "session-secret");
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(readFileSync(file, "utf8")).toBe(`${secret}\n`);
  expect(sessionSecret(env)).toBe(secret);
});

it("makes another one for another folder", () => {
  const [one, two] = [freshFolder(), freshFolder()].map((DATA_DIR) => sessionSecret(readEnv({ DATA_DIR })));
  expect(one).not.toBe(two);
});

it("takes the one of the environment, and then writes none", () => {
  const DATA_DIR = freshFolder();
  const SESSION_SECRET = "given-by-the-operator-of-this-copy";
  expect(sessionSecret(readEnv({ DATA_DIR, SESSION_SECRET }))).toBe(SESSION_SECRET);
  expect(() => statSync(path.join(DATA_DIR, "session-secret"))).toThrow(/ENOENT/);
});

function freshFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "rappen-secret-"));
}
