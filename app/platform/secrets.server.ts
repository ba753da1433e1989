import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Env } from "./env.server.ts";

/** The secret that signs cookies: from the environment, else made once and kept in `DATA_DIR/session-secret` (0600). */
export function sessionSecret(env: Env): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = path.join(env.dataDir, "session-secret");
  if (!existsSync(file)) writeSecret(file, randomBytes(32).toString("base64url"));
  return readFileSync(file, "utf8").trim();
}

/** `wx` makes the first of two processes win; the other one reads what the first has written. */
function writeSecret(file: string, secret: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
