/**
 * `npm start`: installs and builds what is missing, then runs the server on the pinned Node until it ends.
 * The server itself migrates the database and prints its address.
 */
import { ensureBuilt, ensureInstalled, pinnedNode, runMain } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

await runMain(() => {
  ensureInstalled();
  ensureBuilt();
  runServer(pinnedNode(), [], "production");
});
