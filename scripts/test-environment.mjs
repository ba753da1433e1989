/** The environment tests run in: the machine's own, without any setting of the product. */
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { pinnedNode, root } from "./prepare.mjs";

/** A developer's real mail server, database or Stripe key must never reach a test: every setting is left out. */
export function testEnvironment({ chromium, full } = {}) {
  const env = { ...process.env };
  for (const name of [...settingNames(), "NODE_ENV", "ENV_FILE"]) delete env[name];
  env.PATH = `${dirname(pinnedNode())}${delimiter}${env.PATH}`;
  const browser = chromium ?? process.env.CHROMIUM_PATH;
  if (browser) env.CHROMIUM_PATH = browser;
  if (full) env.FULL = "1";
  return env;
}

/** Every variable named in .env.example, commented out or not. */
function settingNames() {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  return [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
}
