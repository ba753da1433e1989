/** Which files `npm test` lints and looks at the formatting of. */
import { execFileSync } from "node:child_process";
import { root } from "./prepare.mjs";
import { hasTurn } from "./turn-of-day.mjs";

/** A change of these may break any file. */
const OF_ALL = /(^|\/)(eslint\.config\.js|\.prettierrc.*|\.prettierignore|package-lock\.json)$/;

/**
 * Rules of lint and formatting look at one file at a time: only a changed one can break them. Those that the last
 * commit or the tree has changed, and an eighth of the others, so that in eight days all had their turn.
 * @returns paths; null for all, also where there is no history
 */
export function filesToLint({ full, day = new Date().toISOString().slice(0, 10) }) {
  if (full) return null;
  let changed;
  let known;
  try {
    changed = [
      ...git("diff", "HEAD~1", "--name-only", "--diff-filter=d"),
      ...git("ls-files", "-o", "--exclude-standard"),
    ];
    known = git("ls-files");
  } catch {
    return null;
  }
  if (changed.some((file) => OF_ALL.test(file))) return null;
  const gone = new Set(git("ls-files", "-d"));
  const ofDay = known.filter((file) => hasTurn(file, day));
  return [...new Set([...changed, ...ofDay])].filter((file) => !gone.has(file));
}

function git(...args) {
  const stdio = ["ignore", "pipe", "ignore"];
  return execFileSync("git", [...args, "-z"], { cwd: root, encoding: "utf8", stdio, maxBuffer: 64_000_000 })
    .split("\0")
    .filter(Boolean);
}
