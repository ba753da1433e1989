import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { readEnv } from "#app/platform/env.server.ts";

const linkSync = vi.fn(() => {
  throw Object.assign(new Error("operation not permitted"), { code: "EPERM" });
});

vi.resetModules();
vi.doMock("node:fs", () => ({ ...fs, linkSync }));
const { sessionSecret } = await import("#app/platform/auth/secrets.server.ts");
vi.doUnmock("node:fs");
vi.resetModules();

it("makes the secret on a file system without hard links, for its owner only", () => {
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), "rappen-secret-"));
  const secret = sessionSecret(readEnv({ DATA_DIR }));
  expect(linkSync).toHaveBeenCalledOnce();
  expect(fs.readdirSync(DATA_DIR)).toEqual(["session-secret"]);
  const file = path.join(DATA_DIR, "session-secret");
  expect(fs.readFileSync(file, "utf8")).toBe(`${secret}\n`);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});
