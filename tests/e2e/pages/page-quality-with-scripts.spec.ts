import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { allowSending, open, register } from "../journey.ts";
import { ACCOUNT_PAGES } from "../../support/account-pages.ts";
import { PAGES_WITHOUT_SCRIPTS, SIGN_IN_PAGES } from "../../support/read/pages-without-scripts.ts";
import { isOfDay } from "../../support/choice-of-day.ts";
import { makeInvoice } from "../records.ts";
import { test } from "../test.ts";

/** German has the longest words; the others are looked at in the full run. */
const LANGUAGES = process.env.FULL === "1" ? ["de", "en", "fr", "it"] : ["de"];

/** What scripts may weigh without the framework, bytes as sent; screen-weight.test.ts weighs the others. */
const PLAIN_SCRIPTS = 10_000;

/** What moves while a page loads, as browsers score it: 0.1 is what they call good. */
const SHIFT = 0.01;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  // Each time after the text stands there in another font: else chance decides whether anything can move.
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
});

for (const language of LANGUAGES) {
  const isChecked = (path: string) => isOfDay(`quality ${path}`);

  for (const path of [...PAGES_WITHOUT_SCRIPTS, ...SIGN_IN_PAGES].filter(isChecked))
    test(`${path} in ${language} stands still, fits a phone and brings next to no script`, async ({
      page,
    }) => {
      const weight = weighScripts(page);
      await check(page, `${path}?lang=${language}`);
      expect(await weight()).toBeLessThan(PLAIN_SCRIPTS);
    });

  for (const path of ACCOUNT_PAGES.filter(isChecked))
    test(`${path} of an account in ${language} stands still and fits a phone`, async ({ page }) => {
      await allowSending(await register(page));
      await check(page, `${path}?lang=${language}`);
    });

  test(`an invoice in ${language} stands still and fits a phone`, async ({ page }) => {
    await allowSending(await register(page));
    const invoice = await makeInvoice(page, "Genossenschaft Donaudampfschifffahrtsgesellschaft");
    for (const path of [invoice, `${invoice}/send`]) await check(page, `${path}?lang=${language}`);
  });
}

async function check(page: Page, path: string): Promise<void> {
  await open(page, path);
  const { shift, ...found } = await page.evaluate(measure);
  expect(found, path).toEqual({ isTooWide: false, imagesWithoutSize: [], fontsThatMoveText: [] });
  expect(shift, path).toBeLessThan(SHIFT);
}

/** Measures in the page: what moved, what is too wide, images that push the text away, fonts that come late. */
async function measure() {
  await document.fonts.ready;
  const shift = await new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  const ours = [...document.fonts].filter(({ family }) => family.includes("Inter Variable"));
  return {
    shift,
    isTooWide: scrollWidth > clientWidth,
    imagesWithoutSize: [...document.images]
      .filter((image) => image.complete && image.getBoundingClientRect().height === 0)
      .map((image) => image.src),
    fontsThatMoveText: ours.filter(({ display }) => display !== "optional").map(({ family }) => family),
  };
}

/** Counts the scripts that a page loads, as a server sends them: compressed. */
function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  return async () => {
    const loaded = await Promise.all(bodies);
    return loaded.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
  };
}
