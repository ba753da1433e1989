/** `npm run dev`: the server with hot reload of the screens, restarted when code outside the screens changes. */
import { ensureInstalled, pinnedNode, runMain } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

const watched = ["app/features", "app/platform", "app/swiss", "db", "server.ts"];

await runMain(() => {
  ensureInstalled();
  const watch = ["--watch", "--watch-preserve-output", ...watched.map((path) => `--watch-path=${path}`)];
  runServer(pinnedNode(), watch, "development");
});
