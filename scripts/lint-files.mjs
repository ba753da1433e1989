/** Which files `npm test` lints and looks at the formatting of. */
import { execFileSync } from "node:child_process";
import { root } from "./prepare.mjs";

/** A change of these may break any file. */
const OF_ALL = /(^|\/)(eslint\.config\.js|\.prettierrc.*|\.prettierignore|package-lock\.json)$/;

const DAYS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Rules of lint and formatting look at one file at a time: only a changed one can break them. Those that the last
 * commit or the tree has changed, and a sixth of the others, so that in six days all had their turn.
 * @returns paths; null for all, also where there is no history
 */
export function filesToLint({ full, day = new Date().toISOString().slice(0, 10) }) {
  if (full) return null;
  let changed;
  let known;
  try {
    changed = [
      ...git("diff", "--name-only", "--diff-filter=d", "HEAD~1"),
      ...git("ls-files", "-o", "--exclude-standard"),
    ];
    known = git("ls-files");
  } catch {
    return null;
  }
  if (changed.some((file) => OF_ALL.test(file))) return null;
  const gone = new Set(git("ls-files", "-d"));
  const turn = Math.floor(Date.parse(day) / DAY_MS);
  const ofDay = known.filter((file) => (placeOf(file) + turn) % DAYS === 0);
  return [...new Set([...changed, ...ofDay])].filter((file) => !gone.has(file));
}

function placeOf(name) {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 65_536, 7);
}

function git(...args) {
  const stdio = ["ignore", "pipe", "ignore"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio, maxBuffer: 64_000_000 })
    .split("\n")
    .filter(Boolean);
}
