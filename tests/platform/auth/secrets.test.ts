import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { sessionSecret } from "#app/platform/auth/secrets.server.ts";
import { SERVER } from "../../support/server/server-process.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const { PATH, NODE_COMPILE_CACHE } = process.env;
const run = promisify(execFile);

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

it.each(["", "\n", "x\n", `${"a".repeat(31)}\n`])(
  "refuses a file that is cut off, in one line that names it: %j",
  (content) => {
    const DATA_DIR = freshFolder();
    const file = path.join(DATA_DIR, "session-secret");
    writeFileSync(file, content);
    const attempt = () => sessionSecret(readEnv({ DATA_DIR }));
    expect(attempt).toThrow(EnvError);
    expect(attempt).toThrow(/^[^\n]*session-secret: must have at least 32 characters[^\n]*$/);
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);

it("takes a file that somebody has written, of 32 characters or more", () => {
  const DATA_DIR = freshFolder();
  writeFileSync(path.join(DATA_DIR, "session-secret"), ` ${"a".repeat(32)}\r\n`);
  expect(sessionSecret(readEnv({ DATA_DIR }))).toBe("a".repeat(32));
});

it("is the same for processes that start at once, and leaves nothing else behind", async () => {
  const DATA_DIR = freshFolder();
  const secrets = await Promise.all(Array.from({ length: 6 }, () => secretOfProcess(DATA_DIR)));
  expect(new Set(secrets)).toEqual(new Set([sessionSecret(readEnv({ DATA_DIR }))]));
  expect(readdirSync(DATA_DIR)).toEqual(["session-secret"]);
});

it("the product does not start with a file that is cut off", async () => {
  const DATA_DIR = freshFolder();
  writeFileSync(path.join(DATA_DIR, "session-secret"), "");
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR, NODE_ENV: "test" as const, PORT: "0" };
  const started = run(process.execPath, [SERVER], { cwd: ROOT, env });
  const said = /^Cannot start: .*session-secret: must have at least 32 characters/;
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(said) as string });
});

async function secretOfProcess(DATA_DIR: string): Promise<string> {
  const script = `
    import { EnvError, readEnv } from "#app/platform/env.server.ts";
    import { sessionSecret } from "#app/platform/auth/secrets.server.ts";
    process.stdout.write(sessionSecret(readEnv()));`;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR, NODE_ENV: "test" as const };
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, env });
  return stdout;
}

function freshFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "rappen-secret-"));
}
