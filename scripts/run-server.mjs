/** Runs server.ts as a child whose signals and exit code are passed on. */
import { spawn } from "node:child_process";
import { root } from "./prepare.mjs";

/** npm repeats the terminal's Ctrl-C a moment later; only a signal after this many ms means "at once". */
const REPEAT_MS = 1000;

/**
 * Starts the server; this process then lives as long as the server does.
 * ENV_FILE names the file of settings to read in place of `.env`; real environment variables win over it.
 */
export function runServer(node, nodeArgs, mode) {
  const settings = `--env-file-if-exists=${process.env.ENV_FILE ?? ".env"}`;
  const args = [...nodeArgs, settings, "--disable-warning=ExperimentalWarning", "server.ts"];
  // A group of its own: otherwise Ctrl-C would reach the server twice, from the terminal and from us.
  const server = spawn(node, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: mode },
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

function forwardSignals(server) {
  let firstAt = 0;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => {
      const now = Date.now();
      if (firstAt === 0) {
        firstAt = now;
        server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
      } else if (now - firstAt > REPEAT_MS) {
        server.kill("SIGKILL");
      }
    });
  }
}
