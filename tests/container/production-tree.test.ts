import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { BUILT_SERVER } from "../../scripts/server-settings.mjs";
import { freePort } from "../support/server/free-port.ts";
import { spawnServer, stop, untilReady } from "../support/server/server-process.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const FULL = process.env.FULL === "1";
const isRoot = process.getuid?.() === 0;
/** What the last stage of the Dockerfile copies beside the packages. */
const COPIED = ["build", "package.json", "server.ts", "LICENSE", "app", "db", "assets", "public", "scripts"];
/** Who runs the server when the tests run as root: an account without any rights of its own. */
const NOBODY = 65534;
/** The size of the whole tree, MB. */
const MOST = 185;
/** What commands are called with; FILE is the backup that one writes and the other reads. */
const ARGUMENTS: Record<string, string[]> = { backup: ["FILE"], restore: ["FILE"], admin: ["stats"] };

it.runIf(FULL)(
  "the tree that the image holds is small and runs read-only, for somebody without rights, with every command",
  async () => {
    const { base, tree, node } = layOut();
    const uid = isRoot ? NOBODY : undefined;
    const settings = { DATA_DIR: dataFolder(base, "served") };
    const from = { folder: tree, program: BUILT_SERVER, node, uid };
    const server = spawnServer(await freePort(), settings, from);
    try {
      await untilReady(server);
      expect((await fetch(`${server.origin}/login`)).status).toBe(200);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    } finally {
      expect(await stop(server)).toBe(0);
    }
    expect(server.complaints).toEqual([]);

    const data = dataFolder(base, "commanded");
    const file = path.join(data, "backup");
    for (const [name, program] of commands(tree)) {
      const args = (ARGUMENTS[name] ?? []).map((argument) => (argument === "FILE" ? file : argument));
      const { status, stderr } = spawnSync(node, [...program, ...args], {
        cwd: tree,
        encoding: "utf8",
        ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
        env: { PATH: process.env.PATH, HOME: "/", NODE_ENV: "production", DATA_DIR: data },
      });
      expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: "" });
    }
    expect(megabytes(tree)).toBeLessThanOrEqual(MOST);
    expect(readdirSync(path.join(tree, "node_modules"))).not.toContain("typescript");
    const binaries = execFileSync("find", [tree, "-name", "*.node"], { encoding: "utf8" });
    expect(binaries).not.toMatch(/darwin|win32/);
    // Otherwise whoever cleans up could not remove it.
    execFileSync("chmod", ["-R", "u+w", tree]);
  },
);

/** Lays the folder out as the Dockerfile does, where nobody may write to. */
function layOut() {
  const base = mkdtempSync(path.join(os.tmpdir(), "rappen-tree-"));
  chmodSync(base, 0o755);
  const tree = path.join(base, "rappen");
  mkdirSync(tree);
  for (const name of [...COPIED, "package-lock.json", ".npmrc"])
    cpSync(path.join(ROOT, name), path.join(tree, name), { recursive: true });
  const install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", install, { cwd: tree, stdio: "inherit" });
  execFileSync(process.execPath, ["scripts/prune-production.mjs", "."], { cwd: tree, stdio: "inherit" });
  for (const name of ["package-lock.json", ".npmrc"]) rmSync(path.join(tree, name));
  execFileSync("chmod", ["-R", "a-w,a+rX", tree]);
  // Ours may lie in a folder that nobody else may enter, a checkout under /root say.
  const node = path.join(base, "node");
  cpSync(process.execPath, node);
  return { base, tree, node };
}

/** All that may be written to. */
function dataFolder(base: string, name: string): string {
  const data = path.join(base, name);
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) execFileSync("chown", [String(NOBODY), data]);
  return data;
}

/** What operators run of package.json, in its order: a backup is written before it is read. */
function commands(tree: string): [string, string[]][] {
  const { scripts } = JSON.parse(readFileSync(path.join(tree, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts)
    .filter(([, command]) => command.startsWith("node scripts/run.mjs db/"))
    .map(([name, command]) => [name, command.split(" ").slice(1)]);
}

function megabytes(folder: string): number {
  return Number(execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0]);
}
