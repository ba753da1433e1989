import { fillInvoices, makeFolder, newAccount, removeFolder } from "../account.ts";
import { median } from "../interleave.ts";
import { loadTimes, type Target } from "../load.ts";
import { bounded, type Row } from "../row.ts";
import { type RunningServer, startByScript } from "../servers.ts";

const STARTS = 7;
/** After the start, until memory is looked at (ms). */
const IDLE = 5_000;
const PAGES = 10_000;

/** s and MB. */
const START = 1;
const MEMORY_IDLE = 120;
const MEMORY_BUSY = 250;

interface Site {
  dir: string;
  /** As somebody signed in opens them. */
  targets: { path: string; headers: Record<string, string> }[];
}

/**
 * P12: how soon `npm start` answers on a database that is there, npm itself not counted, and how much memory the server
 * takes. Needs Linux, which says how much.
 */
export async function startAndMemory(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  await fillInvoices(ctx, 200, 10);
  const { id } = await ctx.db.selectFrom("invoices").select("id").limit(1).executeTakeFirstOrThrow();
  await ctx.db.destroy();
  const paths = ["/invoices", "/dashboard", `/invoice/${id}`, "/clients", "/invoice/create"];
  const site = { dir, targets: paths.map((path) => ({ path, headers: { Cookie: cookie } })) };
  try {
    return [...(await warmStart(site)), ...(await memory(site))];
  } finally {
    removeFolder(dir);
  }
}

async function warmStart(site: Site): Promise<Row[]> {
  const ready: number[] = [];
  const page: number[] = [];
  // The first start does what is done once.
  for (let at = -1; at < STARTS; at++) {
    const began = performance.now();
    const server = await startByScript(site.dir);
    await open(server, site.targets[0]!);
    const opened = performance.now() - began;
    await server.stop();
    if (at < 0) continue;
    ready.push(server.startMs / 1000);
    page.push(opened / 1000);
  }
  const row = (what: string, seconds: number[]) =>
    bounded("P12", `warm start until ${what}`, { value: median(seconds), unit: "s" }, START);
  return [row("/readyz answers", ready), row("the list page is answered", page)];
}

async function memory(site: Site): Promise<Row[]> {
  const server = await startByScript(site.dir);
  try {
    await new Promise((resolve) => setTimeout(resolve, IDLE));
    const idle = rowOf("idle, 5 s after the start", server, MEMORY_IDLE);
    for (const target of site.targets) {
      await loadTimes({ ...target, port: server.port }, PAGES / site.targets.length);
    }
    return [idle, rowOf("after 10,000 pages of five kinds", server, MEMORY_BUSY)];
  } finally {
    await server.stop();
  }
}

function rowOf(when: string, server: RunningServer, most: number): Row {
  const starter = server.memory().now;
  const script = `the script beside it, which a container has not: ${starter.toFixed(0)} MB`;
  const what = `memory of the server, ${when}; ${script}`;
  return bounded("P12", what, { value: server.memoryOfAll() - starter, unit: "MB" }, most);
}

async function open({ port }: RunningServer, { path, headers }: Omit<Target, "port">): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: headers ?? {} });
  await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
}
