/** What files import, read from their text. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "./prepare.mjs";

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/**
 * Imports of a file as `app/…` paths or package names; `types` says whether type-only imports count.
 * @param {string} file
 * @returns {string[]}
 */
export function importsOf(file, types = true) {
  return [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)]
    .filter(([whole, type]) => types || !(type || isTypesOnly(whole)))
    .map(([, , from, side, dynamic]) => resolve(file, from ?? side ?? dynamic ?? ""));
}

/** @param {string} statement */
function isTypesOnly(statement) {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  return (
    names !== undefined && names.split(",").every((name) => !name.trim() || name.trim().startsWith("type "))
  );
}

/** @param {string} file @param {string} target */
function resolve(file, target) {
  if (target.startsWith("#")) return target.slice(1);
  return target.startsWith(".") ? posix.join(posix.dirname(file), target) : target;
}
