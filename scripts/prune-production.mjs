/**
 * `node scripts/prune-production.mjs FOLDER`: removes from FOLDER/node_modules what the product never runs:
 * TypeScript and its types, binaries of other platforms, sources, maps, manuals, and builds for browsers or for
 * another kind of module. Licences stay. Every package that could be imported before must be importable after,
 * else it fails.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(process.argv[2] ?? ".");
const modules = join(folder, "node_modules");

/** Whole packages that others only ask for while they are developed. */
const PACKAGES = ["typescript", "@types"];

/** Parts of packages: builds that Node does not load, and sources of what comes compiled. */
const PARTS = [
  "better-sqlite3/deps",
  "better-sqlite3/src",
  "exceljs/dist",
  "libphonenumber-js/bundle",
  "pdf-lib/dist",
  "pdf-lib/es",
  "pdf-lib/src",
  "pdf-lib/ts3.4",
  "react-dom/umd",
  "stripe/cjs",
  "zod/src",
];

/** Their packages are loaded as CommonJS. */
const AWS = ["@aws-sdk", "@smithy"];

/** Files of any package. */
const FILES = [/\.map$/, /\.[cm]?tsx?$/, /\.flow$/, /\.(md|markdown)$/i, /\.tsbuildinfo$/];
const LICENCE = /licen[cs]e|notice|copying/i;

/** `linux-x64.node`, and on a system with musl instead of glibc `linuxmusl-x64.node`. */
const isMusl = process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;
const OWN_BINARY = `${process.platform}${isMusl ? "musl" : ""}-${process.arch}.node`;

const before = importable();
for (const name of [...PACKAGES, ...PARTS, ...AWS.flatMap(builtForBundlers)])
  rmSync(join(modules, name), { recursive: true, force: true });
removeForeignBinaries(join(modules, "better-sqlite3", "prebuilds"));
removeFiles(modules);
const after = new Set(importable());
const broken = before.filter((name) => !after.has(name));
if (broken.length > 0) {
  console.error(`without what was removed these cannot be imported: ${broken.join(", ")}`);
  process.exitCode = 1;
} else console.log(`pruned; ${after.size} packages can be imported as before`);

function builtForBundlers(scope) {
  const folder = join(modules, scope);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}/dist-es`) : [];
}

function removeForeignBinaries(prebuilds) {
  const names = readdirSync(prebuilds);
  if (!names.includes(OWN_BINARY)) throw new Error(`better-sqlite3 brings no ${OWN_BINARY}`);
  for (const name of names) if (name !== OWN_BINARY) rmSync(join(prebuilds, name));
}

function removeFiles(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = join(directory, entry.name);
    if (entry.isDirectory()) removeFiles(file);
    else if (FILES.some((pattern) => pattern.test(entry.name)) && !LICENCE.test(entry.name)) rmSync(file);
  }
  if (readdirSync(directory).length === 0) rmdirSync(directory);
}

/** The installed packages that Node can import, each tried in a process that has imported none before. */
function importable() {
  const program = `
    const names = JSON.parse(process.argv[1]);
    const found = [];
    for (const name of names) await import(name).then(() => found.push(name), () => {});
    process.stdout.write(JSON.stringify(found), () => process.exit(0));`;
  const args = ["--input-type=module", "--eval", program, "--", JSON.stringify(dependencies())];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`the packages could not be tried: ${stderr}`);
  return JSON.parse(stdout);
}

function dependencies() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.keys(dependencies).filter((name) => existsSync(join(modules, name)));
}
