/**
 * What every command needs first: the packages, the build and the pinned Node.
 * No dependency and no API newer than Node 18, since it runs while node_modules is still empty.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BUILT_SERVER } from "./server-settings.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const installedHashFile = join(modules, ".rappen-lock-hash");
const builtHashFile = join(root, "build", ".source-hash");

/** What screens and server are built from. */
export const buildInputs = [
  "app",
  "db",
  "public",
  "server.ts",
  "vite.config.ts",
  "server.vite.ts",
  "messages.vite.ts",
  "words.vite.ts",
  "browser.vite.ts",
  "remix.config.js",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** An expected failure that one line explains; a stack trace would hide that line. */
export class PrepareError extends Error {}

export function say(message) {
  console.log(`rappen: ${message}`);
}

/** Runs `main`; an expected failure ends the process with exit code 1 and its one line. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error;
    console.error(`rappen: ${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * Installs the packages of package-lock.json unless exactly these are installed. Needs no network when they are.
 * Running and building leave out the packages of the workspace tests/packages, which only tests and checks use.
 */
export function ensureInstalled({ withTests = false } = {}) {
  // The container image has no lock file: its packages were chosen when it was made.
  if (!existsSync(join(root, "package-lock.json"))) return;
  const lock = readFileSync(join(root, "package-lock.json"));
  const hash = sha256(lock, process.platform, process.arch);
  const [everything, product] = [`${hash} everything`, `${hash} product`];
  const installed = readText(installedHashFile);
  if (installed === everything || (installed === product && !withTests)) return;
  const isByHand = installedByHand(lock);
  if (!isByHand) {
    say("installing packages (first run, or package-lock.json has changed); this takes about a minute ...");
    rmSync(installedHashFile, { force: true });
    const { command, args } = npmCommand();
    const without = withTests ? [] : ["--workspaces=false"];
    run(command, [...args, "ci", "--include=dev", ...without, "--loglevel=error"], process.env, "npm ci");
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(installedHashFile, isByHand || withTests ? everything : product);
}

/** Builds the screens, and the server with them, unless the last build was made from the same files. */
export function ensureBuilt() {
  const hash = contentHash(buildInputs);
  if (isBuiltFrom(hash)) return;
  say("building screens and server ...");
  rmSync(builtHashFile, { force: true });
  const env = { ...process.env, NODE_ENV: "production" };
  const quietly = ["--logLevel", "error"];
  run(pinnedNode(), [binOf("@remix-run/dev", "remix"), "vite:build", ...quietly], env, "the build");
  const bundle = [binOf("vite", "vite"), "build", "--config", "server.vite.ts", ...quietly];
  run(pinnedNode(), bundle, env, "the build of the server");
  writeFileSync(builtHashFile, hash);
}

/** Whether the last build was made from the files that are here now. */
export function isBuilt() {
  return isBuiltFrom(contentHash(buildInputs));
}

function isBuiltFrom(hash) {
  return readText(builtHashFile) === hash && existsSync(join(root, BUILT_SERVER));
}

let pinned;

/** Path of the Node that runs the product: the one from node_modules, else this one when it is new enough. */
export function pinnedNode() {
  pinned ??= [
    join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node"),
    process.execPath,
  ].find(isNode24);
  if (!pinned) {
    const cause = "npm did not install it (is ignore-scripts set?) and";
    throw new PrepareError(`Node 24 is needed: ${cause} this Node is ${process.version}.`);
  }
  return pinned;
}

/** Path of a package's command as a JavaScript file, to be run by the pinned Node. */
export function binOf(packageName, command) {
  const folder = join(modules, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * The npm that started us, run by its own Node: the Node in node_modules vanishes while `npm ci` replaces it.
 * Started without npm, or by another package manager, the `npm` of the search path.
 */
export function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && /npm-cli\.c?js$/.test(cli)) return { command: node ?? process.execPath, args: [cli] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args: [] };
}

function run(command, args, env, what) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (error) throw new PrepareError(`${what} could not start: ${error.message}`);
  if (status !== 0)
    throw new PrepareError(`${what} failed (${signal ?? `exit code ${status}`}); the lines above say why.`);
}

/** Whether `npm ci` or `npm install` was run without us: npm's own record then lists every locked package. */
function installedByHand(lock) {
  const record = readText(join(modules, ".package-lock.json"));
  if (!record || !existsSync(join(modules, "node", "bin"))) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock.toString("utf8")).packages).every(([path, wanted]) => {
    if (!path.includes("node_modules/") || wanted.link) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function isNode24(path) {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return status === 0 && Number(/^v(\d+)/.exec(stdout)?.[1]) >= 24;
}

/** Contents, not times: a fresh checkout changes every time stamp, and reading all of it takes some 30 ms. */
export function contentHash(paths) {
  const parts = paths.flatMap((path) =>
    filesIn(path).flatMap((file) => [file, readFileSync(join(root, file))]),
  );
  return sha256(...parts);
}

function filesIn(path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") return [path];
    if (error.code === "ENOENT") return [];
    throw error;
  }
  const names = entries.map((entry) => entry.name).sort();
  return names.flatMap((name) => filesIn(`${path}/${name}`));
}

/** Each part is preceded by its length, so that no two lists of parts give the same hash. */
function sha256(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
