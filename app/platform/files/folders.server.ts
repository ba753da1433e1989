import { randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import { EnvError } from "#app/platform/env.server.ts";

/**
 * Makes a folder, and those above it, for nobody but this user, and tries whether files can be written there.
 * One folder at a time: `mkdir` with `recursive` never returns below /proc, where nothing can be made.
 * @param setting the variable that names the folder @throws EnvError
 */
export function makeWritableFolder(folder: string, setting: string): void {
  try {
    makeFolder(path.resolve(folder));
    const probe = path.join(folder, `.write-check-${randomBytes(6).toString("hex")}`);
    closeSync(openSync(probe, "wx", 0o600));
    rmSync(probe);
  } catch (error) {
    // A full disk can still be read from: `/readyz` tells of it.
    if (codeOf(error) === "ENOSPC") return;
    throw new EnvError(`${setting}: ${folder} is not a folder to write to (${reasonOf(error)})`);
  }
}

/** Makes a folder, and those above it, for nobody but this user. @throws what mkdir throws */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same time has made it.
    if (!existsSync(folder)) throw error;
  }
}

/** What the system says, on one line. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const text = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  return code === "" || text.includes(code) ? text : [code, text].filter(Boolean).join(": ");
}

/** `EACCES`, say; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
