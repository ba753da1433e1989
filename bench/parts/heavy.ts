import { fillBookedYears } from "../booked-year.ts";
import { makeFolder, newAccount, removeFolder } from "../account.ts";
import { bounded, type Row } from "../row.ts";
import { longestStall, METRICS_TOKEN, startProduct } from "../servers.ts";

const INVOICES = 100_000;
/** What nobody should have to wait for (ms). */
const MOST_STALL = 50;

/** What goes through all that a business has; the year is the one before the present one. */
const PAGES = [
  "/dashboard",
  "/invoices",
  "/accounting",
  "/journal",
  "/journal/balances",
  "/tax",
  "/payments",
  "/year/YEAR",
  "/year/YEAR/pdf",
  "/year/YEAR/xlsx",
  "/tax/reconciliations/YEAR",
  "/clients/ages",
];
/** Within an hour the second answer is the first one, kept. */
const ASKED_TWICE = [
  "/export/file?includeInvoices=true&includePayments=true&format=csv",
  "/export/file?includeInvoices=true&format=excel",
];

/** P17: how long the event loop stands while a business of 100,000 invoices asks for what goes through all of them. */
export async function heavyRequests(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  await fillBookedYears(ctx, INVOICES);
  await ctx.db.destroy();
  const server = await startProduct(dir, { env: { METRICS_TOKEN } });
  const year = String(Number(ctx.today.slice(0, 4)) - 1);
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path.replace("YEAR", year)}`, {
      headers: { Cookie: cookie },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    let bytes = 0;
    for await (const piece of response.body ?? []) bytes += (piece as Uint8Array).length;
    return bytes;
  };
  try {
    const rows: Row[] = [];
    await ask("/dashboard");
    for (const [index, path] of [...PAGES, ...ASKED_TWICE, ...ASKED_TWICE].entries()) {
      await longestStall(server);
      const [began, cpu] = [performance.now(), server.cpuMs()];
      const megabytes = ((await ask(path)) / 1_000_000).toFixed(1);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const again = index < PAGES.length + ASKED_TWICE.length ? "" : " once more";
      const cost = `${seconds} s, ${server.cpuMs() - cpu} ms of processor time, ${megabytes} MB`;
      const what = `longest stall during ${path}${again}, ${cost}`;
      rows.push(bounded("P17", what, { value: await longestStall(server), unit: "ms" }, MOST_STALL));
    }
    rows.push(bounded("P17", "memory after all of it", { value: server.memory().most, unit: "MB" }, 500));
    return rows;
  } finally {
    await server.stop();
    removeFolder(dir);
  }
}
