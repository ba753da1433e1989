import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The Chromium that scripts/bench.mjs found, else Debian's, else Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
    (path) => path && existsSync(path),
  );
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
