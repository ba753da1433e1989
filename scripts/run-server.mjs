/** Runs the server as a child whose signals and exit code are passed on. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { PrepareError, root } from "./prepare.mjs";
import { BUILT_SERVER, serverVariables } from "./server-settings.mjs";

/** npm repeats the terminal's Ctrl-C a moment later; only a signal after this many ms means "at once". */
const REPEAT_MS = 1000;
const PARENT_CHECK_MS = 500;

/** Starts the server, in production as it is built; this process then lives as long as the server does. */
export function runServer(node, nodeArgs, mode) {
  const program = mode === "production" ? BUILT_SERVER : "server.ts";
  const args = [...nodeArgs, ...nodeArguments(), program];
  // A group of its own: otherwise Ctrl-C would reach the server twice, from the terminal and from us.
  const server = spawn(node, args, {
    cwd: root,
    env: { ...serverVariables(root), NODE_ENV: mode },
    stdio: "inherit",
    detached: process.platform !== "win32",
  });
  forwardSignals(server);
  server.on("error", (error) => {
    console.error(`rappen: the server could not start: ${error.message}`);
    process.exitCode = 1;
  });
  server.on("exit", (code, signal) => {
    if (signal) console.error(`rappen: the server was ended by ${signal}`);
    process.exit(code ?? 1);
  });
}

/**
 * What Node is told before any program of the product. ENV_FILE names the file of settings to read in place of
 * `.env`; real environment variables win over it.
 */
export function nodeArguments() {
  const file = process.env.ENV_FILE || ".env";
  if (process.env.ENV_FILE && !existsSync(resolve(root, file)))
    throw new PrepareError(`ENV_FILE: ${file} does not exist`);
  // Not --env-file-if-exists: that one prints a line when there is no file, which is the usual case.
  const settings = existsSync(resolve(root, file)) ? [`--env-file=${file}`] : [];
  return [...settings, "--disable-warning=ExperimentalWarning"];
}

function forwardSignals(server) {
  let firstAt = 0;
  const stop = (signal) => {
    const now = Date.now();
    if (firstAt === 0) {
      firstAt = now;
      server.kill(signal);
    } else if (now - firstAt > REPEAT_MS) {
      server.kill("SIGKILL");
    }
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("SIGHUP", () => stop("SIGTERM"));
  if (process.env.npm_lifecycle_event) stopWithParent(() => stop("SIGTERM"));
}

/** npm, or the shell between npm and us, may be killed without a word to us: a server nobody holds must not stay. */
function stopWithParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
}
