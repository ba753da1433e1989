/**
 * `npm run test:nightly`: all that `npm test` leaves out, one after the other, and one page of what came of it,
 * docs/nightly.md. Ends with 1 when anything failed.
 */
import { execFileSync, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, runMain, say } from "./prepare.mjs";

const PAGE = "docs/nightly.md";

const PARTS = [
  { name: "npm run test:full", args: ["scripts/test.mjs", "--full"] },
  { name: "npm run mutants -- --rotate", args: ["scripts/mutants.mjs", "--rotate"] },
];

/** The last lines of a long run say most: its table, and what failed. */
const LAST_LINES = 60;
const MOST_FAILURES = 40;

await runMain(async () => {
  const startedAt = new Date();
  const results = [];
  for (const part of PARTS) {
    say(`${part.name} ...`);
    results.push({ ...part, ...(await run(part.args)) });
  }
  writeFileSync(join(root, PAGE), pageOf(startedAt, results));
  say(`${PAGE} says what came of it`);
  if (results.some(({ code }) => code !== 0)) process.exitCode = 1;
});

/** Shows what it prints, and keeps it. */
function run(args) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    stream.on("data", (chunk) => {
      output += chunk;
      shown.write(chunk);
    });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output, minutes: (performance.now() - begun) / 60_000 }));
  });
}

function pageOf(startedAt, results) {
  const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const rows = results.map(
    ({ name, code, minutes }) =>
      `| \`${name}\` | ${code === 0 ? "passed" : "FAILED"} | ${minutes.toFixed(0)} |`,
  );
  const last = `Last run: ${startedAt.toISOString().slice(0, 10)}, of ${commit}, on ${availableParallelism()} cores.`;
  const intro =
    "What `npm run test:nightly` has found: the tests that `npm test` leaves out, and faults put into the code.";
  const table = ["| part | result | minutes |", "| --- | --- | --- |", ...rows];
  const ends = results.flatMap(({ name, output }) => ["", `## ${name}`, "", "```text", endOf(output), "```"]);
  return ["# The last nightly run", "", intro, "", last, "", ...table, ...ends, ""].join("\n");
}

function endOf(output) {
  const plain = stripVTControlCharacters(output);
  const failed = plain.split("\n").filter((line) => /^\s*(FAIL|×|✘|survived)/.test(line));
  const shown = failed.slice(0, MOST_FAILURES);
  const more = failed.length - shown.length;
  const end = plain.trimEnd().split("\n").slice(-LAST_LINES);
  return [...new Set([...shown, ...(more > 0 ? [`… and ${more} more`] : []), ...end])].join("\n");
}
