/**
 * For the image: starts the server once on an empty database, so that NODE_COMPILE_CACHE holds what Node makes of the
 * code, and fails when the server does not start.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./prepare.mjs";
import { BUILT_SERVER, NODE_FLAGS, serverVariables } from "./server-settings.mjs";

const PORT = "3999";
const GIVES_UP_MS = 300_000;
const LOOKS_EVERY_MS = 50;

const data = mkdtempSync(join(tmpdir(), "rappen-warm-up-"));
const server = spawn(
  process.execPath,
  [...NODE_FLAGS, "--disable-warning=ExperimentalWarning", BUILT_SERVER],
  {
    cwd: root,
    env: { ...serverVariables(root), NODE_ENV: "production", DATA_DIR: data, PORT, DEMO_DATA: "off" },
    stdio: ["ignore", "ignore", "inherit"],
  },
);
const ended = once(server, "exit");
const hangs = setTimeout(() => server.kill("SIGKILL"), GIVES_UP_MS);
while (server.exitCode === null && server.signalCode === null && !(await answers("/readyz")))
  await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
await answers("/login");
// What was compiled is written when the process ends by itself.
server.kill("SIGTERM");
const [code] = await ended;
clearTimeout(hangs);
rmSync(data, { recursive: true, force: true });
process.exitCode = code ?? 1;

async function answers(path) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok === true;
}
