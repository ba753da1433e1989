/**
 * `npm run test:nightly`: all that `npm test` leaves out, one part after the other, and one page of what came of it,
 * docs/nightly.md. `-- unit crash` runs these parts alone; the page keeps what it says of the others. Ends with 1 when
 * anything failed.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { PrepareError, root, runMain, say } from "./prepare.mjs";

const PAGE = "docs/nightly.md";

const full = (only) => ["scripts/test.mjs", "--full", `--only=${only}`];
const PARTS = [
  { name: "code", what: "lint, types, build and start", args: full("lint,types,build,start") },
  { name: "unit", what: "unit and integration tests, all cases on both databases", args: full("unit") },
  { name: "browser", what: "all browser tests", args: full("browser") },
  { name: "crash", what: "a hundred kills on each database", args: full("crash") },
  { name: "mutants", what: "faults put into the code", args: ["scripts/mutants.mjs", "--rotate"] },
];

/** The last lines of a long run say most: its table, and what failed. */
const LAST_LINES = 60;
const MOST_FAILURES = 40;
/** Characters: some failures hold whole answers. */
const LONGEST_LINE = 300;

await runMain(async () => {
  const chosen = partsOf(process.argv.slice(2));
  const sections = sectionsOfPage();
  let isPassed = true;
  for (const part of chosen) {
    say(`${part.name}: ${part.what} ...`);
    const result = await run(part.args);
    isPassed &&= result.code === 0;
    sections.set(part.name, sectionOf(result));
    writeFileSync(join(root, PAGE), pageOf(sections));
  }
  say(`${PAGE} says what came of it`);
  if (!isPassed) process.exitCode = 1;
});

function partsOf(names) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new PrepareError(
      `unknown: ${unknown.join(", ")}; there are ${PARTS.map(({ name }) => name).join(", ")}`,
    );
  return names.length > 0 ? PARTS.filter(({ name }) => names.includes(name)) : PARTS;
}

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

/** The text below the heading of each part, by its name: what earlier runs have found. */
function sectionsOfPage() {
  const file = join(root, PAGE);
  if (!existsSync(file)) return new Map();
  const [, ...sections] = readFileSync(file, "utf8").split("\n## ");
  return new Map(
    sections.map((section) => [section.split("\n", 1)[0], section.slice(section.indexOf("\n")).trim()]),
  );
}

function sectionOf({ code, minutes, output }) {
  const verdict = code === 0 ? "Passed" : "FAILED";
  const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const head = `${verdict} in ${minutes.toFixed(0)} minutes on ${day}, ${commit}, ${availableParallelism()} cores.`;
  return [head, "", "```text", endOf(output), "```"].join("\n");
}

function pageOf(sections) {
  const intro =
    "What `npm run test:nightly` has found: the tests that `npm test` leaves out, and faults put into the code.";
  const known = PARTS.filter(({ name }) => sections.has(name));
  const rows = known.map(
    ({ name, what }) => `| ${name} | ${what} | ${sections.get(name).split("\n", 1)[0]} |`,
  );
  const table = ["| part | what | result |", "| --- | --- | --- |", ...rows];
  const ends = known.flatMap(({ name }) => ["", `## ${name}`, "", sections.get(name)]);
  return ["# The last nightly run", "", intro, "", ...table, ...ends, ""].join("\n");
}

function endOf(output) {
  const lines = stripVTControlCharacters(output)
    .trimEnd()
    .split("\n")
    .map((line) => line.slice(0, LONGEST_LINE));
  const failed = lines.filter((line) => /^\s*(FAIL|×|✘|not found:)/.test(line));
  const shown = failed.slice(0, MOST_FAILURES);
  const more = failed.length - shown.length;
  const end = lines.slice(-LAST_LINES);
  return [...new Set([...shown, ...(more > 0 ? [`… and ${more} more`] : []), ...end])].join("\n");
}
