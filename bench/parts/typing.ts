import type { Page } from "@playwright/test";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { invoiceInput, makeFolder, newAccount, removeFolder } from "../account.ts";
import { launchChromium } from "../browser.ts";
import { at } from "../interleave.ts";
import { onFreshPhone } from "../phone.ts";
import { bounded, type Row } from "../row.ts";
import { startProduct } from "../servers.ts";

const ROWS = 50;
/** What is typed behind what stands there, by the field of a row. */
const TYPED = { description: "Konzept und Gestaltung", quantity: "12", unitPrice: "125" };
const TYPED_ROWS = [0, 24, 49];
/** Between two keys, ms: somebody who types fast. */
const PAUSE = 100;
/** The page has come to the field, ms. */
const SCROLLED = 500;
/** From a key to the next picture, ms. */
const MOST = 50;

/** P20: typing in the form of an invoice of fifty rows, on a slow phone. */
export async function typing(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  const id = await createInvoice(ctx, invoiceInput(ROWS));
  const server = await startProduct(dir);
  const browser = await launchChromium();
  const visit = { origin: `http://localhost:${server.port}`, path: `/invoice/edit/${id}`, cookie };
  try {
    const latencies = await onFreshPhone(browser, visit, typeInRows);
    const p98 = { value: at(latencies, 0.98), unit: "ms" };
    const what = `from a key to the next picture, a form of ${ROWS} rows, p98 of ${latencies.length} keys`;
    return [bounded("P20", what, p98, MOST)];
  } finally {
    await browser.close();
    await server.stop();
    await ctx.db.destroy();
    removeFolder(dir);
  }
}

/** @returns ms of each key */
async function typeInRows(page: Page): Promise<number[]> {
  await page.evaluate(watchKeys);
  let keys = 0;
  for (const row of TYPED_ROWS) {
    for (const [field, text] of Object.entries(TYPED)) {
      const input = page.locator(`[name="items[${row}].${field}"]`);
      await input.focus();
      await page.waitForTimeout(SCROLLED);
      await input.pressSequentially(text, { delay: PAUSE });
      keys += text.length;
    }
  }
  const slow = await page.evaluate(readKeys);
  // Browsers tell of what took 16 ms or longer.
  return [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)];
}

interface Watched {
  keys?: Map<number, number>;
}

/** In the page: the longest event of each key, by the number that browsers give the key. */
function watchKeys(): void {
  const keys = ((globalThis as Watched).keys = new Map<number, number>());
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (/^(key|input|beforeinput)/.test(name) && interactionId)
        keys.set(interactionId, Math.max(keys.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

function readKeys(): number[] {
  return [...((globalThis as Watched).keys?.values() ?? [])];
}
