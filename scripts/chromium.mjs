/** Finds the browser for the tests, and installs one on a machine that has none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { binOf, pinnedNode, root, say } from "./prepare.mjs";

/** Path of a Chromium, or undefined when none can be had (the browser tests then say so). */
export function ensureChromium() {
  return findChromium() ?? installFromDebian() ?? installFromPlaywright();
}

/** First the one without windows: the other draws a browser around every page, too. */
function findChromium() {
  const known = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    playwrightChromium(),
  ];
  return known.find((path) => path && existsSync(path));
}

/** Where Playwright keeps its own Chromium, whether it is there or not. */
function playwrightChromium() {
  const ask = 'import { chromium } from "@playwright/test"; process.stdout.write(chromium.executablePath());';
  return spawnSync(pinnedNode(), ["--input-type=module", "-e", ask], { cwd: root, encoding: "utf8" }).stdout;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  say("installing Chromium with apt-get, for the browser tests ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const get = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  get("update");
  for (const name of ["chromium-headless-shell", "chromium"]) {
    get("install", "-y", "--no-install-recommends", name, "fonts-liberation");
    if (findChromium()) break;
  }
  return findChromium();
}

function installFromPlaywright() {
  say("installing Playwright's own Chromium, for the browser tests ...");
  const args = [binOf("@playwright/test", "playwright"), "install", "chromium"];
  spawnSync(pinnedNode(), args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  return findChromium();
}
