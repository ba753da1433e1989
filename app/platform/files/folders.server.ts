import { randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import { EnvError } from "#app/platform/env.server.ts";

/** For this user alone. One folder at a time: `mkdir` with `recursive` never returns below /proc. @throws EnvError */
export function makeWritableFolder(folder: string, setting: string): void {
  try {
    makeFolder(path.resolve(folder));
    const probe = path.join(folder, `.write-check-${randomBytes(6).toString("hex")}`);
    closeSync(openSync(probe, "wx", 0o600));
    rmSync(probe);
  } catch (error) {
    // A full disk can still be read from: `/readyz` reports it.
    if (codeOf(error) === "ENOSPC") return;
    throw new EnvError(`${setting}: ${folder} is not a folder to write to (${reasonOf(error)})`);
  }
}

export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Made by another process that starts at the same time.
    if (!existsSync(folder)) throw error;
  }
}

export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const text = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  return code === "" || text.includes(code) ? text : [code, text].filter(Boolean).join(": ");
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
