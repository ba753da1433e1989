/**
 * `npm run client`: makes the typed client of the API from its description, and builds it into
 * packages/client/dist.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "./client/generate.mjs";
import { binOf, pinnedNode, PrepareError, root, runMain } from "./prepare.mjs";

await runMain(async () => {
  process.chdir(root);
  for (const [name, text] of Object.entries(await generatedFiles()))
    writeFileSync(join(root, "packages/client/src", name), text);
  const tsc = binOf("typescript", "tsc");
  const { status } = spawnSync(pinnedNode(), [tsc, "-p", "packages/client"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new PrepareError("the client does not compile; the lines above say why");
});
