import { fillScreens } from "../account-screens.ts";
import { makeFolder, newAccount, removeFolder } from "../account.ts";
import { launchChromium } from "../browser.ts";
import { interleaved } from "../interleave.ts";
import { firstPage } from "../phone.ts";
import { compared, type Row } from "../row.ts";
import { startProduct } from "../servers.ts";

const PATHS = [
  ...["/dashboard", "/invoices", "/invoice/create", "/offers", "/recurring", "/payments", "/clients"],
  ...["/accounting", "/expenses", "/tax", "/journal"],
];
const ROUNDS = { rounds: 5 };

/** Times an empty page. */
const MOST = 1.33;

/** P19: how soon a page can be used by a business with a year's data, beside one that has just begun. */
export async function yearOfData(): Promise<Row[]> {
  const dir = makeFolder();
  const full = await newAccount(dir);
  await fillScreens(full.ctx);
  const empty = await newAccount(dir, "neu@example.ch");
  const server = await startProduct(dir);
  const browser = await launchChromium();
  const origin = `http://localhost:${server.port}`;
  const usable = (path: string, cookie: string) => async () =>
    (await firstPage(browser, { origin, path, cookie })).usable;
  const rows: Row[] = [];
  try {
    for (const path of PATHS) {
      const measures = { full: usable(path, full.cookie), empty: usable(path, empty.cookie) };
      const seen = await interleaved(measures, ROUNDS);
      rows.push(
        compared({
          part: "P19",
          what: `${path} with a year's data, on a slow phone`,
          ours: { value: seen.full, unit: "s" },
          baseline: { name: "without data", value: seen.empty, unit: "s" },
          goal: { atMost: MOST },
        }),
      );
    }
  } finally {
    await browser.close();
    await server.stop();
    await Promise.all([full.ctx.db.destroy(), empty.ctx.db.destroy()]);
    removeFolder(dir);
  }
  return rows;
}
