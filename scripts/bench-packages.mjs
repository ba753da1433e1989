/** Installs and builds what only the bench needs, in bench/packages: never among the packages of the product. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash, npmCommand, pinnedNode, PrepareError, root, say } from "./prepare.mjs";

const folder = join(root, "bench", "packages");
const modules = join(folder, "node_modules");
const installedFile = join(modules, ".installed-lock");
const builtFile = join(modules, ".built-hash");

const LOCK = "package-lock.json";

/** Builds by folder: the command, a file that comes of it, and its inputs beside what all share. */
const BUILDS = {
  next: {
    command: ["next/dist/bin/next", "build"],
    output: ".next/BUILD_ID",
    inputs: ["app", "i18n", "next.config.mjs"],
  },
  "react-router": {
    command: ["@react-router/dev/bin.js", "build"],
    output: "build/server/index.js",
    inputs: ["app", "react-router.config.js", "vite.config.js"],
  },
};

export function ensureBenchPackages() {
  const lock = readFileSync(join(folder, LOCK), "utf8");
  if (readText(installedFile) === lock) return;
  const { command, args } = npmCommand();
  run(command, [...args, "ci", "--ignore-scripts", "--loglevel=error"], folder, "npm ci in bench/packages");
  mkdirSync(modules, { recursive: true });
  writeFileSync(installedFile, lock);
}

/** Builds the same list page as others would make it, unless it was built from the same files. */
export function ensureBaselinesBuilt() {
  const own = Object.entries(BUILDS).flatMap(([name, { inputs }]) =>
    inputs.map((input) => `${name}/${input}`),
  );
  const hash = contentHash([LOCK, "shared", ...own].map((path) => `bench/packages/${path}`));
  const isThere = Object.entries(BUILDS).every(([name, { output }]) =>
    existsSync(join(folder, name, output)),
  );
  if (isThere && readText(builtFile) === hash) return;
  say("building what the bench measures beside the product ...");
  for (const [name, { command }] of Object.entries(BUILDS)) {
    const [file, ...args] = command;
    run(
      pinnedNode(),
      [join(modules, file), ...args],
      join(folder, name),
      `the build of bench/packages/${name}`,
    );
  }
  writeFileSync(builtFile, hash);
}

function run(command, args, cwd, what) {
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status === 0) return;
  console.error(`${stdout ?? ""}${stderr ?? ""}`);
  throw new PrepareError(`${what} failed; the lines above say why`);
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
