import type { Browser, Page } from "@playwright/test";

/** A phone of the middle price on a slow mobile network: times slower than this machine, bytes a second, ms. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SCREEN = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "de-CH" };

/** After everything is loaded (ms): what moves late would move by then. */
const SETTLED = 500;

export interface FirstPage {
  /** s */
  usable: number;
  shift: number;
}

export interface Visit {
  /** `http://localhost:3000` */
  origin: string;
  path: string;
  /** Of somebody signed in, as the header `Cookie`; empty for a stranger. */
  cookie: string;
}

/** How soon a page can be used with nothing in the cache, and how far things moved meanwhile. */
export async function firstPage(browser: Browser, visit: Visit): Promise<FirstPage> {
  return onFreshPhone(browser, visit, async (page) => {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(SETTLED);
    const { answering, painted, shift } = await page.evaluate(readTimes);
    if (!painted) throw new Error(`${visit.path} was never painted`);
    return { usable: Math.max(answering, painted) / 1000, shift };
  });
}

/** Opens a page with an empty cache, and goes on once it answers. */
export async function onFreshPhone<T>(
  browser: Browser,
  { origin, path, cookie }: Visit,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(SCREEN);
  try {
    if (cookie) await context.addCookies([cookieOf(cookie, origin)]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(markWhenAnswering);
    const url = origin + path;
    const response = await page.goto(url, { waitUntil: "load" });
    if (response?.status() !== 200 || page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
    await page.waitForFunction(() => performance.getEntriesByName("answering").length > 0);
    return await look(page);
  } finally {
    await context.close();
  }
}

function cookieOf(header: string, url: string) {
  const at = header.indexOf("=");
  return { name: header.slice(0, at), value: header.slice(at + 1), url };
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
