import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { EnvError, SECRET_MIN, type Env } from "#app/platform/env.server.ts";
import { makeFolder } from "#app/platform/files/folders.server.ts";

const NO_LINKS = ["EPERM", "EACCES", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/**
 * From the environment, else made once and kept in `DATA_DIR/session-secret` (0600).
 * @throws EnvError when it is too short to be a secret
 */
export function sessionSecret(env: Env): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = path.join(env.dataDir, "session-secret");
  const secret = readSecret(file) ?? makeSecret(file);
  if (secret.length >= SECRET_MIN) return secret;
  throw new EnvError(
    `${file}: must have at least ${SECRET_MIN} characters; put it back from a backup, or delete it to get a new one ` +
      "(docs/operations.md, Secret, says what a new one costs)",
  );
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Appears under its name only when all of it is on the disk; of two processes that make one, the first wins. */
function makeSecret(file: string): string {
  const folder = path.dirname(file);
  makeFolder(folder);
  const draft = `${file}.${process.pid}-${randomBytes(6).toString("hex")}`;
  try {
    writeToDisk(draft, `${randomBytes(32).toString("base64url")}\n`);
    giveName(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(folder);
  return readFileSync(file, "utf8").trim();
}

/** Where a file system knows no hard links, the file is copied; one cut off by a crash is refused at the next start. */
function giveName(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!NO_LINKS.some((code) => hasCode(error, code))) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

function writeToDisk(file: string, text: string): void {
  const handle = openSync(file, "wx", 0o600);
  try {
    const bytes = Buffer.from(text);
    let written = 0;
    while (written < bytes.length) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Keeps the name through a power failure. Windows cannot open folders, and keeps it without this. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
