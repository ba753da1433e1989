/**
 * `npm run client`: makes the typed client of the API from its description, and builds it into
 * packages/client/dist.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildClient } from "./client/build.mjs";
import { generatedFiles } from "./client/generate.mjs";
import { PrepareError, root, runMain } from "./prepare.mjs";

await runMain(async () => {
  process.chdir(root);
  for (const [name, text] of Object.entries(await generatedFiles()))
    writeFileSync(join(root, "packages/client/src", name), text);
  const target = join(root, "packages/client/dist");
  rmSync(target, { recursive: true, force: true });
  const said = buildClient(target);
  if (said !== "") throw new PrepareError(`the client does not compile:\n${said}`);
});
