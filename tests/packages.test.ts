import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { builtinModules } from "node:module";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { buildInputs } from "../scripts/prepare.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const packages = z.record(z.string(), z.string());
const product = z
  .object({ dependencies: packages, devDependencies: packages, workspaces: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")));

/** What runs the product or builds it, apart from the packages themselves. */
const SOURCES = [
  ...buildInputs,
  ...["start", "dev", "build", "run", "prepare", "run-server", "server-settings"].map(
    (name) => `scripts/${name}.mjs`,
  ),
];

it("running and building need no package that only the tests have", () => {
  const imported = SOURCES.flatMap(filesIn).flatMap(packagesOf);
  expect(imported).toEqual(expect.arrayContaining(["libphonenumber-js", "nodemailer", "stripe"]));
  const missing = new Set(
    imported.filter((name) => !(name in product.dependencies) && !(name in product.devDependencies)),
  );
  expect([...missing]).toEqual([]);
  expect(Object.keys(product.devDependencies).sort()).toEqual([
    ...["@remix-run/dev", "@remix-run/route-config", "node", "preact", "vite"],
  ]);
});

it("a start installs the product's packages only, a test the others too, and neither does so twice", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-install-"));
  for (const file of [
    "scripts/prepare.mjs",
    "scripts/server-settings.mjs",
    "package.json",
    "package-lock.json",
  ])
    cpSync(path.join(ROOT, file), path.join(folder, file));
  mkdirSync(path.join(folder, "npm"));
  const npm = path.join(folder, "npm/npm-cli.cjs");
  writeFileSync(npm, `require("fs").appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n")`);
  const install = (options: string) => {
    const code = `import { ensureInstalled } from "./scripts/prepare.mjs"; ensureInstalled(${options})`;
    const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
      cwd: folder,
      env,
    });
    expect([status, String(stderr)]).toEqual([0, ""]);
    const calls = path.join(folder, "calls");
    return existsSync(calls) ? readFileSync(calls, "utf8").split("\n").filter(Boolean) : [];
  };
  const start = "ci --include=dev --workspaces=false --loglevel=error";
  const test = "ci --include=dev --loglevel=error";
  expect(install("")).toEqual([start]);
  expect(install("")).toEqual([start]);
  expect(install("{ withTests: true }")).toEqual([start, test]);
  expect(install("{ withTests: true }")).toEqual([start, test]);
  expect(install("")).toEqual([start, test]);
});

function filesIn(name: string): string[] {
  if (!existsSync(path.join(ROOT, name))) return [];
  if (path.extname(name)) return [name];
  const entries = readdirSync(path.join(ROOT, name), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const inside = path.join(name, entry.name);
    if (entry.isDirectory()) return filesIn(inside);
    return /\.(tsx?|m?js)$/.test(entry.name) ? [inside] : [];
  });
}

/** Packages that a file imports when it runs, at once or on first use; types are gone by then. */
function packagesOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), "utf8");
  const imports = source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+"([^"#./][^"]*)";/gm);
  const onUse = source.matchAll(/\b(?:packageOnUse<[^(]*>|createRequire\(import\.meta\.url\))\("([^"]+)"\)/g);
  return [...imports, ...onUse]
    .map(([, name = ""]) => name)
    .filter(
      (name) => !name.startsWith("node:") && !name.startsWith("virtual:") && !builtinModules.includes(name),
    )
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}
