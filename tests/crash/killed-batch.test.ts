import { expect, it, onTestFinished } from "vitest";
import { beginAct } from "#app/features/selling/batches/acts/begin-act.server.ts";
import { BATCH } from "../support/batches/batch-input.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { FULL } from "../support/choice-of-day.ts";
import { signedIn, testPlatform } from "../support/platform.ts";
import { kill, stop } from "../support/server/server-process.ts";
import { expireClaims } from "./expire-claims.ts";
import { PLACES } from "./places.ts";
import { newRun, registerSender, type Run, settle, start, using } from "./run.ts";

const CLIENTS = 150;

/** Rows that are done when the process is killed, the first time and the second. */
const KILLED_AFTER = [1, 60];

it.runIf(FULL).each(PLACES)(
  "a batch whose process on %s is killed while it drafts and while it sends makes each invoice once",
  async (_, place) => {
    const run = await newRun(await place());
    onTestFinished(() => run.mail.stop());
    const id = await beginBatch(run);
    await throughKills(run, "drafted");
    expect(await statesOf(run)).toEqual({ drafted: CLIENTS });
    expect(await invoicesOf(run)).toEqual({ invoices: CLIENTS, clients: CLIENTS, numbers: CLIENTS });
    await using(run, async (database) => {
      const { user_id } = await database.db
        .selectFrom("memberships")
        .select("user_id")
        .executeTakeFirstOrThrow();
      const platform = testPlatform(database, { DEFAULT_PLAN: "pro" }, () => undefined);
      const ctx = await signedIn(platform, user_id);
      await beginAct(ctx, id, { act: "send" });
    });
    await throughKills(run, "sent");
    expect(await statesOf(run)).toEqual({ sent: CLIENTS });
    const again = await start(run);
    onTestFinished(async () => void (await stop(again)));
    await settle(run);
    const mailed = run.mail.received.map(({ to }) => to).filter((to) => to.startsWith("m"));
    expect(new Set(mailed).size).toBe(mailed.length);
    await using(run, async ({ db }) => {
      const rows = await db.selectFrom("deliveries").select(["state", "invoice_id"]).execute();
      expect(new Set(rows.map(({ invoice_id }) => invoice_id)).size).toBe(CLIENTS);
      expect(rows).toHaveLength(CLIENTS);
      const uncertain = rows.filter(({ state }) => state === "uncertain").length;
      expect(mailed.length).toBeGreaterThanOrEqual(CLIENTS - uncertain);
    });
  },
);

/** @returns its id; nothing of it is drafted yet, or not all */
async function beginBatch(run: Run): Promise<string> {
  const server = await start(run);
  const token = await registerSender(run, server);
  for (let number = 1; number <= CLIENTS; number++) {
    const name = `Mitglied ${number}`;
    const { name: _name, email: _email, ...client } = CLIENT;
    await post(server.origin, token, "/clients", {
      ...client,
      name,
      email: `m${number}@example.ch`,
      groups: ["Mitglieder"],
    });
  }
  const id = await post(server.origin, token, "/invoices/batches", { ...BATCH, group: "Mitglieder" });
  await expect.poll(() => countOf(run, "drafted"), { timeout: 60_000 }).toBeGreaterThan(0);
  await kill(server);
  await using(run, (database) => expireClaims(database, new Date()));
  return id;
}

async function throughKills(run: Run, state: "drafted" | "sent"): Promise<void> {
  for (const most of KILLED_AFTER) {
    const server = await start(run);
    const before = await countOf(run, state);
    const aim = Math.min(before + most, CLIENTS);
    await expect.poll(() => countOf(run, state), { timeout: 60_000 }).toBeGreaterThanOrEqual(aim);
    await kill(server);
    await using(run, (database) => expireClaims(database, new Date()));
  }
  const last = await start(run);
  await expect.poll(() => countOf(run, state), { timeout: 120_000 }).toBe(CLIENTS);
  await expect.poll(() => isRunning(run), { timeout: 60_000 }).toBe(false);
  await kill(last);
  await using(run, (database) => expireClaims(database, new Date()));
}

async function post(origin: string, token: string, url: string, body: object): Promise<string> {
  const response = await fetch(`${origin}/api${url}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect([201, 202]).toContain(response.status);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

async function countOf(run: Run, state: string): Promise<number> {
  return (await statesOf(run))[state] ?? 0;
}

/** The last row is done a moment before the batch says so. */
async function isRunning(run: Run): Promise<boolean> {
  let running: unknown;
  await using(run, async ({ db }) => {
    running = await db.selectFrom("batches").select("id").where("status", "=", "running").executeTakeFirst();
  });
  return running !== undefined;
}

async function statesOf(run: Run): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  await using(run, async ({ db }) => {
    const rows = await db
      .selectFrom("batch_rows")
      .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
      .groupBy("state")
      .execute();
    for (const { state, count } of rows) states[state] = Number(count);
  });
  return states;
}

async function invoicesOf(run: Run): Promise<Record<string, number>> {
  const found = { invoices: 0, clients: 0, numbers: 0 };
  await using(run, async ({ db }) => {
    const rows = await db.selectFrom("invoices").select(["client_id", "number"]).execute();
    found.invoices = rows.length;
    found.clients = new Set(rows.map(({ client_id }) => client_id)).size;
    found.numbers = new Set(rows.map(({ number }) => number)).size;
  });
  return found;
}
