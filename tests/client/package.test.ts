import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { itRarely } from "../support/heavy/it-rarely.ts";
import { builtFolder, ROOT } from "../support/server/built-client.ts";

const FOLDER = path.join(ROOT, "packages/client");
const SIXTY_KB = 60_000;

const manifest = JSON.parse(readFileSync(path.join(FOLDER, "package.json"), "utf8")) as {
  files: string[];
  license: string;
};

const built = () =>
  readdirSync(path.join(builtFolder(), "dist"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|json|ts)$/.test(file),
  );

const textOf = (file: string) => readFileSync(path.join(builtFolder(), "dist", file), "utf8");

it("the client's package says where it comes from, and needs nothing else", () => {
  expect(manifest).toMatchObject({
    engines: { node: ">=20" },
    license: "MIT",
    sideEffects: false,
    publishConfig: { access: "public", provenance: true },
  });
  for (const field of ["repository", "homepage", "bugs", "keywords"]) expect(manifest).toHaveProperty(field);
  expect(manifest).not.toHaveProperty("dependencies");
});

it("what is loaded of the client is below 60 kB, and all of it as it is packed below 70 kB", () => {
  const loaded = built().filter((file) => file.endsWith(".js") && !file.startsWith("cjs"));
  const bytes = loaded.reduce((sum, file) => sum + textOf(file).length, 0);
  expect(bytes).toBeLessThan(SIXTY_KB);
  const beside = ["README.md", "CHANGELOG.md"].map((file) => readFileSync(path.join(FOLDER, file), "utf8"));
  const packed = gzipSync([...built().map(textOf), ...beside].join("\n"));
  expect(packed.length).toBeLessThan(70_000);
});

it("the client imports nothing but its own files, and runs where there is nothing of Node", () => {
  const code = built().filter((file) => file.endsWith(".js"));
  for (const file of code)
    for (const [, from] of textOf(file).matchAll(/(?:from |require\(|import\()"([^"]+)"/g))
      expect(from, file).toMatch(/^\.\//);
  const web = { URLSearchParams, Blob, AbortController, setTimeout, clearTimeout, TextEncoder, console };
  const context = vm.createContext({ ...web });
  const modules = new Map<string, object>();
  const load = (name: string): object => {
    const file = name.replace("./", "cjs/");
    const known = modules.get(file);
    if (known) return known;
    const exports = {};
    modules.set(file, exports);
    const run = vm.compileFunction(textOf(file), ["exports", "require"], { parsingContext: context });
    run(exports, load);
    return exports;
  };
  expect(Object.keys(load("./index.js")).toSorted()).toEqual([
    "RappenError",
    "createClient",
    "verifyWebhook",
  ]);
});

itRarely("the client is required as well as imported", () => {
  const program = 'console.log(Object.keys(require("@rappen/client")).join())';
  const args = ["--input-type=commonjs", "-e", program];
  const { stdout } = spawnSync(process.execPath, args, { cwd: builtFolder(), encoding: "utf8" });
  expect(stdout).toContain("createClient");
});
