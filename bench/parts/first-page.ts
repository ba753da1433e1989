import type { Browser, BrowserContext } from "@playwright/test";
import { fillScreens } from "../account-screens.ts";
import { makeFolder, newAccount, removeFolder } from "../account.ts";
import { launchChromium } from "../browser.ts";
import { median } from "../interleave.ts";
import { bounded, type Row } from "../row.ts";
import { startProduct } from "../servers.ts";

const PUBLIC = ["/", "/login", "/register"];
const SIGNED_IN = ["/dashboard", "/invoices", "/invoice/create"];
const RUNS = 5;

/** A phone of the middle price on a slow mobile network: times slower than this machine, bytes a second, ms. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SCREEN = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "de-CH" };

/** s; and the score by which browsers say how far things moved, of which none is wanted. */
const USABLE = 2.5;
const SHIFT = 0.01;

/** After everything is loaded (ms): what moves late would move by then. */
const SETTLED = 500;

interface FirstPage {
  /** s */
  usable: number;
  shift: number;
}

/** P11: how soon the first page can be used on a slow phone with nothing in its cache, and what moves meanwhile. */
export async function firstPages(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  await fillScreens(ctx);
  const server = await startProduct(dir);
  const browser = await launchChromium();
  const origin = `http://localhost:${server.port}`;
  const seen = new Map([...PUBLIC, ...SIGNED_IN].map((path) => [path, [] as FirstPage[]]));
  try {
    // Once more than is counted: the first answers of a server are slower than all others.
    for (let run = -1; run < RUNS; run++) {
      for (const [path, found] of seen) {
        const page = await onFreshPhone(browser, origin, SIGNED_IN.includes(path) ? cookie : "", path);
        if (run >= 0) found.push(page);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    await ctx.db.destroy();
    removeFolder(dir);
  }
  return [...seen].flatMap(([path, found]) => {
    const usable = { value: median(found.map((page) => page.usable)), unit: "s" };
    const shift = { value: median(found.map((page) => page.shift)), unit: "" };
    return [
      bounded("P11", `${path}: painted, loaded and answering on a slow phone`, usable, USABLE),
      bounded("P11", `${path}: cumulative layout shift`, shift, SHIFT),
    ];
  });
}

async function onFreshPhone(
  browser: Browser,
  origin: string,
  cookie: string,
  path: string,
): Promise<FirstPage> {
  const context = await browser.newContext(SCREEN);
  try {
    if (cookie) await context.addCookies([cookieOf(cookie, origin)]);
    return await open(context, origin + path);
  } finally {
    await context.close();
  }
}

function cookieOf(header: string, url: string) {
  const at = header.indexOf("=");
  return { name: header.slice(0, at), value: header.slice(at + 1), url };
}

async function open(context: BrowserContext, url: string): Promise<FirstPage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(markWhenAnswering);
  const response = await page.goto(url, { waitUntil: "load" });
  if (response?.status() !== 200 || page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
  await page.waitForFunction(() => performance.getEntriesByName("answering").length > 0);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLED);
  const { answering, painted, shift } = await page.evaluate(readTimes);
  if (!painted) throw new Error(`${url} was never painted`);
  return { usable: Math.max(answering, painted) / 1000, shift };
}

/**
 * In the page: marks the first moment at which it is loaded, its scripts have taken it over, where it has any that do,
 * and nothing else keeps it busy: a timer waits for its turn as a click does.
 */
function markWhenAnswering(): void {
  const timer = setInterval(() => {
    if (document.readyState !== "complete") return;
    if ("__remixContext" in window && !("hydrated" in document.documentElement.dataset)) return;
    performance.mark("answering");
    clearInterval(timer);
  }, 10);
}

/** In the page: ms since the address was entered, and the sum of all that moved. */
async function readTimes() {
  let painted = 0;
  let shift = 0;
  new PerformanceObserver((list) => {
    painted = list.getEntries().at(-1)?.startTime ?? painted;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const answering = performance.getEntriesByName("answering")[0]?.startTime ?? 0;
  return { answering, painted, shift };
}
