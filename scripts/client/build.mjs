/** Compiles packages/client for those who import it, and once more for those who require it. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { binOf, pinnedNode, root } from "../prepare.mjs";

const FOR_REQUIRE = [
  "--module",
  "CommonJS",
  "--moduleResolution",
  "bundler",
  "--verbatimModuleSyntax",
  "false",
];

/** @param folder gets the built files. @returns what the compiler says, empty when all is well */
export function buildClient(folder) {
  const said = [
    compile(["--outDir", folder]),
    compile(["--outDir", join(folder, "cjs"), "--declaration", "false", ...FOR_REQUIRE]),
  ];
  writeFileSync(join(folder, "cjs/package.json"), '{ "type": "commonjs" }\n');
  return said.join("");
}

function compile(options) {
  const args = [binOf("typescript-7", "tsc"), "-p", "packages/client", ...options];
  return spawnSync(pinnedNode(), args, { cwd: root, encoding: "utf8" }).stdout;
}
