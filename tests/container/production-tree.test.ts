import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../support/free-port.ts";
import { spawnServer, stop, untilReady } from "../support/server-process.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const FULL = process.env.FULL === "1";
const isRoot = process.getuid?.() === 0;
/** What the last stage of the Dockerfile copies beside the packages. */
const COPIED = ["build", "package.json", "server.ts", "LICENSE", "app", "db", "assets", "public"];
/** Who runs the server when the tests run as root: an account without any rights of its own. */
const NOBODY = 65534;

it.runIf(FULL)(
  "the tree that the image holds runs read-only, for somebody without rights, and stops on SIGTERM",
  async () => {
    const base = mkdtempSync(path.join(os.tmpdir(), "rappen-tree-"));
    chmodSync(base, 0o755);
    const tree = path.join(base, "rappen");
    mkdirSync(tree);
    for (const name of [...COPIED, "package-lock.json", ".npmrc"])
      cpSync(path.join(ROOT, name), path.join(tree, name), { recursive: true });
    const install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", install, { cwd: tree, stdio: "inherit" });
    execFileSync("chmod", ["-R", "a-w,a+rX", tree]);
    // Ours may lie in a folder that nobody else may enter, a checkout under /root say.
    const node = path.join(base, "node");
    cpSync(process.execPath, node);
    const data = path.join(base, "data");
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) execFileSync("chown", [String(NOBODY), data]);

    const server = spawnServer(
      await freePort(),
      { DATA_DIR: data },
      { folder: tree, node, uid: isRoot ? NOBODY : undefined },
    );
    try {
      await untilReady(server);
      expect((await fetch(`${server.origin}/login`)).status).toBe(200);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    } finally {
      expect(await stop(server)).toBe(0);
      // Otherwise whoever cleans up could not remove it.
      execFileSync("chmod", ["-R", "u+w", tree]);
    }
    expect(server.complaints).toEqual([]);
  },
  300_000,
);
