/**
 * `npm run dev`: the server with hot reload of the screens, restarted when other code changes, texts and addresses
 * included. Open pages reload by themselves.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, pinnedNode, root, runMain, say } from "./prepare.mjs";
import { nodeArguments } from "./run-server.mjs";
import { serverVariables } from "./server-settings.mjs";
import { watchFiles } from "./watch-files.mjs";

/** What Vite renews without a restart. */
const BY_VITE = /^app\/(screens|ui|page-script)\/|^app\/(root|entry)\b/;

/** A server that does not stop in this time (ms) is ended: nobody waits for its answers. */
const STOP_WITHIN_MS = 2000;

await runMain(() => {
  ensureInstalled();
  let server = startServer();
  const restart = async (files) => {
    const changed = files.filter((file) => !BY_VITE.test(file));
    if (changed.length === 0) return;
    say(
      `${changed[0]} has changed${changed.length > 1 ? `, and ${changed.length - 1} more` : ""}; restarting`,
    );
    await stop(server);
    server = startServer();
  };
  watchFiles(root, ["app", "db", "server.ts"], restart);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => void stop(server).then(() => process.exit(0)));
});

/** One that cannot start, for a taken port say, ends the command; one that fails waits for the next change. */
function startServer() {
  const args = [...nodeArguments(), join(root, "server.ts")];
  const env = { ...serverVariables(root), NODE_ENV: "development" };
  const child = spawn(pinnedNode(), args, { cwd: root, env, stdio: ["ignore", "inherit", "pipe"] });
  const server = { child, isStopping: false };
  let cannotStart = false;
  child.stderr.on("data", (chunk) => {
    cannotStart ||= /^Cannot start: /m.test(chunk.toString());
    process.stderr.write(chunk);
  });
  server.ended = new Promise((resolve) => child.once("close", resolve));
  void server.ended.then(() => {
    if (cannotStart) process.exit(1);
    if (!server.isStopping) say("the server has ended; the next change starts it again");
  });
  return server;
}

async function stop(server) {
  server.isStopping = true;
  server.child.kill("SIGTERM");
  const late = setTimeout(() => server.child.kill("SIGKILL"), STOP_WITHIN_MS);
  await server.ended;
  clearTimeout(late);
}
