/** Proves that the product starts with `npm start`, answers, and stops cleanly when asked to. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { npmCommand, PrepareError, root } from "./prepare.mjs";
import { testEnvironment } from "./test-environment.mjs";

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 15_000;
const POLL_MS = 100;

/** Throws with one line on what went wrong; what the server printed stands above it on the screen. */
export async function checkStart() {
  const folder = mkdtempSync(join(tmpdir(), "rappen-start-"));
  const address = `http://127.0.0.1:${await freePort()}`;
  const server = startServer(folder, address);
  try {
    await untilReady(server, `${address}/readyz`);
    const login = await fetchPage(`${address}/login`);
    if (login.status !== 200) throw new PrepareError(`/login answered ${login.status}, not 200`);
    if (!login.body.includes("<form")) throw new PrepareError("/login has no form");
    server.signal("SIGTERM");
    const code = await within(STOPPED_WITHIN_MS, server.exited, "npm start did not stop after SIGTERM");
    if (code !== 0) throw new PrepareError(`npm start ended with exit code ${code} after SIGTERM, not 0`);
  } finally {
    await stopForSure(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

function startServer(folder, address) {
  const { command, args } = npmCommand();
  const env = {
    ...testEnvironment(),
    PORT: new URL(address).port,
    HOST: "127.0.0.1",
    APP_URL: address,
    DATA_DIR: folder,
    ENV_FILE: devNull,
  };
  // A group of its own, which gets the signals as from a terminal: npm 9 keeps to itself what only npm is sent.
  const detached = process.platform !== "win32";
  const stdio = ["ignore", "inherit", "inherit"];
  const child = spawn(command, [...args, "start"], { cwd: root, env, stdio, detached });
  const server = { code: undefined, signal: (name) => signalGroup(child, detached, name) };
  server.exited = new Promise((resolve) => {
    child.on("error", () => resolve((server.code = 127)));
    child.on("exit", (code, signal) => resolve((server.code = code ?? signal)));
  });
  return server;
}

function signalGroup(child, detached, name) {
  try {
    process.kill(detached ? -child.pid : child.pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** After a failed check: a second SIGTERM makes start.mjs end a server that ignored the first. */
async function stopForSure(server) {
  for (let tries = 0; server.code === undefined && tries < 3; tries += 1) {
    server.signal("SIGTERM");
    await Promise.race([server.exited, new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
  }
}

async function untilReady(server, url) {
  const deadline = Date.now() + READY_WITHIN_MS;
  let last = "nothing";
  while (Date.now() < deadline) {
    if (server.code !== undefined) throw new PrepareError(`npm start ended by itself (${server.code})`);
    last = await fetchPage(url).catch((error) => ({ status: error.code }));
    if (last.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new PrepareError(
    `${url} did not answer 200 within ${READY_WITHIN_MS / 1000} s; last: ${last.status}`,
  );
}

/** `node:http`, not `fetch`: on Node 18 that one prints a warning. */
function fetchPage(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, timeout: 10_000 }, (response) => {
      let body = "";
      response.on("data", (chunk) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode, body }));
      response.on("error", reject);
    });
    request.on("timeout", () => request.destroy(new Error("no answer within 10 s")));
    request.on("error", reject);
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function within(ms, promise, message) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new PrepareError(message)), ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
