/**
 * `npm start`: installs and builds what is missing, then runs the server on the pinned Node until it ends.
 * The server itself migrates the database and prints its address.
 */
import { ensureBuilt, ensureInstalled, pinnedNode, runMain } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";
import { NODE_FLAGS } from "./server-settings.mjs";

await runMain(() => {
  ensureInstalled();
  ensureBuilt();
  runServer(pinnedNode(), NODE_FLAGS, "production");
});
