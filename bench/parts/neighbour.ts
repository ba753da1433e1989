import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { type Account, fillInvoices, makeFolder, newAccount, removeFolder } from "../account.ts";
import { at } from "../interleave.ts";
import { load, type Target } from "../load.ts";
import { bounded, compared, type Row } from "../row.ts";
import { longestStall, METRICS_TOKEN, type RunningServer, startProduct } from "../servers.ts";

const INVOICES = 100_000;
const CLIENTS = 10_000;
const TABS = 3;
const SECONDS = 8;
/** What nobody should have to wait for (ms). */
const MOST_STALL = 50;

/** What the owner of the large account reloads without pause, in three tabs. */
const PAGES = {
  dashboard: "/dashboard",
  list: "/invoices",
  "page 1,000": "/invoices?page=1000",
  "sorted by amount": "/invoices?sort=amount",
  "overdue ones": "/invoices?status=overdue",
  "a search that finds nothing": "/invoices?search=nirgendwo",
  "a search that finds all": "/invoices?search=obertor",
  clients: "/clients?search=obertor",
};

/**
 * P13: how long somebody waits for their own page, and how long the event loop stands, beside an account of 100,000
 * invoices.
 */
export async function neighbour(): Promise<Row[]> {
  const dir = makeFolder();
  const large = await newAccount(dir, "large@example.ch");
  await fill(large.ctx);
  const small = await newAccount(dir, "small@example.ch");
  const server = await startProduct(dir, { env: { METRICS_TOKEN } });
  try {
    return [...(await besidePages(server, large, small)), await besideOverdueCheck(server, large)];
  } finally {
    await server.stop();
    for (const { ctx } of [large, small]) await ctx.db.destroy();
    removeFolder(dir);
  }
}

async function besidePages(server: RunningServer, large: Account, small: Account): Promise<Row[]> {
  const page = ({ cookie }: Account, path: string): Target => ({
    port: server.port,
    path,
    headers: { Cookie: cookie },
  });
  const own = page(small, "/clients");
  await load(own, { seconds: 3, connections: 1 });
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const tabs = page(large, path);
    await load(tabs, { seconds: 0.5, connections: 1 });
    const idle = at((await load(own, { seconds: SECONDS / 2, connections: 1 })).latencies, 0.5);
    await longestStall(server);
    const [, beside] = await Promise.all([
      load(tabs, { seconds: SECONDS, connections: TABS }),
      load(own, { seconds: SECONDS, connections: 1 }),
    ]);
    const stall = await longestStall(server);
    const part = "P13";
    rows.push(
      compared({
        part,
        what: `another account's page, p50, beside ${TABS} tabs of the large one: ${name}`,
        ours: { value: at(beside.latencies, 0.5), unit: "ms" },
        baseline: { name: "idle", value: idle, unit: "ms" },
        goal: { atMost: 2 },
      }),
      bounded(part, `longest stall meanwhile: ${name}`, { value: stall, unit: "ms" }, MOST_STALL),
    );
  }
  return rows;
}

/** Nothing has been written down yet about any of the overdue ones. */
async function besideOverdueCheck(server: RunningServer, { ctx }: Account): Promise<Row> {
  await longestStall(server);
  const job = { id: ctx.newId(), name: "invoice.overdue_check", key: null, payload: "{}" };
  const created_at = ctx.now.toISOString();
  await ctx.db
    .insertInto("jobs")
    .values({ ...job, state: "ready", attempts: 0, run_at: created_at, created_at, ...NEVER_RUN })
    .execute();
  const began = performance.now();
  while (await isToDo(ctx, job.name)) await new Promise((resolve) => setTimeout(resolve, 100));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const what = `longest stall during the check of 30,000 overdue invoices, ${seconds} s`;
  return bounded("P13", what, { value: await longestStall(server), unit: "ms" }, MOST_STALL);
}

const NEVER_RUN = { claimed_until: null, last_error: "", finished_at: null };

/** A run that leaves some for later queues a job for them. */
async function isToDo(ctx: UserContext, name: string): Promise<boolean> {
  const waiting = await ctx.db
    .selectFrom("jobs")
    .select("id")
    .where("name", "=", name)
    .where("state", "in", ["ready", "running"])
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * 100,000 invoices of all statuses over three years, and 10,000 clients; today's check for overdue ones counts as made.
 */
async function fill(ctx: UserContext): Promise<void> {
  const client = await ctx.db.selectFrom("clients").selectAll().executeTakeFirstOrThrow();
  const clients = Array.from({ length: CLIENTS }, (_, at) => ({
    ...client,
    id: ctx.newId(),
    name: `K ${at}`,
  }));
  for (let done = 0; done < CLIENTS; done += 100)
    await ctx.db
      .insertInto("clients")
      .values(clients.slice(done, done + 100))
      .execute();
  await fillInvoices(ctx, INVOICES, 2);
  const ids = await ctx.db.selectFrom("invoices").select("id").orderBy("id").execute();
  await ctx.transaction(async (ctx) => {
    for (const [index, { id }] of ids.entries()) {
      const state = index % 10 === 0 ? "draft" : index % 50 === 1 ? "cancelled" : "sent";
      const isRecent = index % 10 < 3;
      const issue_date = addDays(ctx.today, isRecent ? -(index % 28) : -40 - (index % 1000));
      const isPaid = state === "sent" && index % 10 > 5;
      await ctx.db
        .updateTable("invoices")
        .set({
          state,
          issue_date,
          due_date: addDays(issue_date, 30),
          total: 1000 + ((index * 7919) % 500_000),
          paid_on: isPaid ? addDays(issue_date, 20) : null,
          client_id: clients[index % CLIENTS]?.id ?? null,
        })
        .where("id", "=", id)
        .execute();
    }
  });
  const at = ctx.now.toISOString();
  await ctx.db
    .insertInto("jobs")
    .values({
      id: ctx.newId(),
      name: "invoice.overdue_check",
      key: `invoice.overdue_check:${ctx.today}`,
      payload: "{}",
      state: "done",
      attempts: 1,
      run_at: at,
      created_at: at,
      ...NEVER_RUN,
      finished_at: at,
    })
    .execute();
}
