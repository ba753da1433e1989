/** `npm run build`: builds screens and server when anything they are made from has changed. */
import { ensureBuilt, ensureInstalled, runMain } from "./prepare.mjs";

await runMain(() => {
  ensureInstalled();
  ensureBuilt();
});
