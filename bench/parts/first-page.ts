import { fillScreens } from "../account-screens.ts";
import { makeFolder, newAccount, removeFolder } from "../account.ts";
import { launchChromium } from "../browser.ts";
import { median } from "../interleave.ts";
import { type FirstPage, firstPage } from "../phone.ts";
import { bounded, type Row } from "../row.ts";
import { startProduct } from "../servers.ts";

const PUBLIC = ["/", "/login", "/register"];
const SIGNED_IN = ["/dashboard", "/invoices", "/invoice/create"];
const RUNS = 5;

/** s; and the score by which browsers say how far things moved, of which none is wanted. */
const USABLE = 2.5;
const SHIFT = 0.01;

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
        const visit = { origin, path, cookie: SIGNED_IN.includes(path) ? cookie : "" };
        const page = await firstPage(browser, visit);
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
