import {
  EMAIL,
  fillInvoices,
  makeFolder,
  newAccount,
  newApiKey,
  PASSWORD,
  removeFolder,
} from "../account.ts";
import { at, interleaved } from "../interleave.ts";
import { load, loadTimes, type Target } from "../load.ts";
import { fillPayable, payingFile } from "../payable-invoices.ts";
import { compared, type Row } from "../row.ts";
import { type RunningServer, SMALL_HEAP, startProduct } from "../servers.ts";

const PDFS = 200;
const LOGINS = 100;
const EXPORTED = 100_000;
const PAYMENTS = 5_000;
const PAYABLE = 50_000;
/** So many ask for PDFs, or sign in, at the same time. */
const AT_ONCE = 4;
const ROUNDS = { rounds: 5, warmUp: 1 };

interface Site {
  dir: string;
  server: RunningServer;
  list: Target;
  pdf: Target;
}

/** P3: how long the list takes while PDFs are made. */
export function listDuringPdfs(): Promise<Row[]> {
  return withSite({}, ({ list, pdf }) =>
    beside("P3", `list page, p99, while ${PDFS} PDFs are made`, list, () =>
      times(PDFS, () => fetchOnce(pdf)),
    ),
  );
}

/** P9: how long the list takes while people sign in. */
export function listDuringLogins(): Promise<Row[]> {
  return withSite({}, ({ server, list }) =>
    beside("P9", `list page, p99, during ${LOGINS} logins`, list, () =>
      times(LOGINS, () => signIn(server.port)),
    ),
  );
}

/** P8: how long the list takes while somebody else has all of their invoices written to a file. */
export function listDuringExports(): Promise<Row[]> {
  return withSite({}, async ({ server, dir, list }) => {
    const { ctx, cookie } = await newAccount(dir, "export@example.ch");
    await fillInvoices(ctx, EXPORTED);
    await ctx.db.destroy();
    const rows: Row[] = [];
    for (const format of ["csv", "excel", "json"]) {
      const path = `/api/data/export?includeInvoices=true&format=${format}`;
      const file = { port: server.port, path, headers: { Cookie: cookie } };
      const what = `list page, p99, during an export of 100,000 rows: ${format}`;
      rows.push(...(await beside("P8", what, list, () => fetchOnce(file))));
    }
    return rows;
  });
}

/** P15: how long the list takes while somebody else imports a bank file. */
export function listDuringBankFiles(): Promise<Row[]> {
  return withSite({}, async ({ server, dir, list }) => {
    const { ctx } = await newAccount(dir, "bank@example.ch");
    await fillPayable(ctx, PAYABLE);
    const key = await newApiKey(ctx);
    const url = `http://127.0.0.1:${server.port}/api/v1/bank-files`;
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/xml" };
    const files: Buffer[] = [];
    for (let round = 0; round < ROUNDS.rounds + ROUNDS.warmUp; round++)
      files.push(await payingFile(ctx, { round, size: PAYMENTS, count: PAYABLE }));
    await ctx.db.destroy();
    const what = `list page, p99, while a bank file of ${PAYMENTS} payments is imported`;
    return beside("P15", what, list, async () => {
      const response = await fetch(url, { method: "POST", headers, body: new Uint8Array(files.pop()!) });
      if (response.status !== 201) throw new Error(`the bank file was answered ${response.status}`);
      await response.arrayBuffer();
    });
  });
}

/** P12: whether memory stands still under a small heap, after 10,000 pages and 1,000 PDFs and half-way. */
export function memoryStandsStill(): Promise<Row[]> {
  return withSite({ nodeArgs: SMALL_HEAP }, async ({ server, list, pdf }) => {
    const half = async () => {
      await loadTimes(list, 5_000);
      await times(500, () => fetchOnce(pdf));
      return server.memory().now;
    };
    const halfway = await half();
    const value = await half();
    return [
      compared({
        part: "P12",
        what: "memory after 10,000 pages and 1,000 PDFs, 384 MB heap",
        ours: { value, unit: "MB" },
        baseline: { name: "half-way", value: halfway, unit: "MB" },
        goal: { atMost: 1.1 },
      }),
    ];
  });
}

async function beside(part: string, what: string, list: Target, work: () => Promise<void>): Promise<Row[]> {
  const idle = async () => at((await load(list, { seconds: 4, connections: 1 })).latencies, 0.99);
  const busy = async () => {
    let isOver = false;
    const done = work().finally(() => (isOver = true));
    const latencies: number[] = [];
    while (!isOver) latencies.push(...(await load(list, { seconds: 0.3, connections: 1 })).latencies);
    await done;
    return at(latencies, 0.99);
  };
  const ms = await interleaved({ idle, busy }, ROUNDS);
  const baseline = { name: "idle", value: ms.idle, unit: "ms" };
  return [compared({ part, what, ours: { value: ms.busy, unit: "ms" }, baseline, goal: { atMost: 2 } })];
}

async function times(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function fetchOnce({ port, path, headers = {} }: Target): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  for await (const _piece of response.body ?? []);
}

async function signIn(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`the login answered ${response.status}`);
  await response.arrayBuffer();
}

async function withSite(
  start: Parameters<typeof startProduct>[1],
  measure: (site: Site) => Promise<Row[]>,
): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx, cookie } = await newAccount(dir);
  await fillInvoices(ctx, 200, 10);
  const { id } = await ctx.db.selectFrom("invoices").select("id").limit(1).executeTakeFirstOrThrow();
  const server = await startProduct(dir, start);
  const page = (path: string): Target => ({ port: server.port, path, headers: { Cookie: cookie } });
  try {
    return await measure({ dir, server, list: page("/invoices"), pdf: page(`/invoice/${id}/pdf`) });
  } finally {
    await server.stop();
    await ctx.db.destroy();
    removeFolder(dir);
  }
}
