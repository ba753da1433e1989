import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { schedulesOn } from "#app/jobs.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { rawCall } from "../../support/read/api-answers.ts";
import { type ApiAnswer, ApiClient, Browser } from "../../support/client.ts";
import { emptyPostgres } from "../../support/databases/empty-postgres.ts";
import { freePort } from "../../support/server/free-port.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { type ServerProcess, spawnServer, stop, untilReady } from "../../support/server/server-process.ts";
import { type MailServer, startMailServer } from "../../support/server/smtp-conversation.ts";
import { startReceiver } from "../../support/server/webhook-receiver.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const POSTGRES = inject("postgresUrl");

describe.runIf(POSTGRES)("two server processes on one Postgres", () => {
  const servers: ServerProcess[] = [];
  let database: Database;
  let mail: MailServer;

  beforeAll(async () => {
    const url = await emptyPostgres(POSTGRES ?? "");
    database = openDatabase(url);
    mail = await startMailServer({});
    for (const port of [await freePort(), await freePort()]) {
      const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "rappen-two-"));
      servers.push(
        spawnServer(port, {
          DATABASE_URL: url,
          DATA_DIR,
          SMTP_URL: mail.url,
          MAIL_FROM: "rappen@example.ch",
          // What is tested is who gets which number, not how long a call waits for a connection.
          DATABASE_POOL: "60",
        }),
      );
    }
    await Promise.all(servers.map(untilReady));
  });

  afterAll(async () => {
    const codes = await Promise.all(servers.map(stop));
    mail.stop();
    await database.db.destroy();
    expect(codes).toEqual([0, 0]);
    expect(servers.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  /** Somebody new, signed in at the first process; the same session at each of the two. */
  async function somebody(name: string, plan: "free" | "pro") {
    const email = `${name}@example.ch`;
    const [one, two] = servers.map(({ origin }) => new ApiClient(origin)) as [ApiClient, ApiClient];
    await one.register({ ...PERSON, email });
    two.token = one.token;
    const { db } = database;
    const user = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const { business_id } = await db
      .selectFrom("memberships")
      .select("business_id")
      .where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    await db.updateTable("businesses").set({ plan }).where("id", "=", business_id).execute();
    await db
      .updateTable("users")
      .set({ email_verified_at: "2026-11-21" })
      .where("id", "=", user.id)
      .execute();
    return { one, two, email, businessId: business_id };
  }

  /** Sends as many calls at once, every other one to the other process. */
  function atBoth<T>(count: number, { one, two }: { one: T; two: T }, call: (at: T) => Promise<ApiAnswer>) {
    return Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? one : two)));
  }

  /** A slow machine refuses what waits for more than ten seconds: programs then ask again. */
  async function untilTaken(call: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    for (;;) {
      const answer = await call();
      if (answer.code !== "server.busy") return answer;
      expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    }
  }

  itRarely("security 4: give 100 invoices written at once 100 consecutive numbers on Pro", async () => {
    const { one, two } = await somebody("pro", "pro");
    const answers = await atBoth(100, { one, two }, (api) =>
      untilTaken(() => api.call("POST", "/invoices", INVOICE)),
    );
    const numbers = answers.map(({ data }) => String(data?.invoiceNumber)).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 100 }, (_, index) => `INV-2026-${String(index + 1).padStart(4, "0")}`),
    );
  });

  it.runIf(FULL)("security 4: let 3 of 50 invoices written at once through on Free", async () => {
    const { one, two } = await somebody("free", "free");
    const answers = await atBoth(50, { one, two }, (api) =>
      untilTaken(() => api.call("POST", "/invoices", INVOICE)),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(3);
    const refused = new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code));
    expect([...refused]).toEqual(["invoice.limit_reached"]);
    expect((await two.call("GET", "/invoices")).data).toMatchObject({ total: 3 });
  });

  it.runIf(FULL)("repeat each other's answers to a call with the same key", async () => {
    const { one, two } = await somebody("key", "pro");
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "order-1" };
    const post = (api: ApiClient) => rawCall(api, "POST", "/invoices", JSON.stringify(INVOICE), headers);
    const first = await (await post(one)).json();
    const again = await post(two);
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    expect(await again.json()).toEqual(first);
  });

  it.runIf(FULL)("security 8: count attempts to sign in together", async () => {
    const { one, two, email } = await somebody("limited", "free");
    const guess = (api: ApiClient) => api.call("POST", "/auth/login", { email, password: "not-this-one" });
    const statuses = (await atBoth(12, { one, two }, guess)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const right = { email, password: PERSON.password };
    for (const api of [one, two]) expect((await api.call("POST", "/auth/login", right)).status).toBe(429);
  });

  it.runIf(FULL)("security 17: send each of 20 invoices once", async () => {
    const { one, two, businessId } = await somebody("sender", "pro");
    const recipients = Array.from({ length: 20 }, (_, index) => `client-${index}@example.ch`);
    await Promise.all(
      recipients.map(async (email, index) => {
        const api = index % 2 === 0 ? one : two;
        const recipient = { ...INVOICE.recipient, email };
        const { data } = await api.call("POST", "/invoices", { ...INVOICE, recipient });
        const sent = await api.call("POST", `/invoices/${String(data?.id)}/send`, {});
        expect(sent.status).toBe(200);
      }),
    );
    const states = async () => {
      const of = database.db.selectFrom("deliveries").select("state").where("business_id", "=", businessId);
      return new Set((await of.execute()).map(({ state }) => state));
    };
    await expect.poll(states).toEqual(new Set(["sent"]));
    const received = mail.received.map(({ to }) => to).filter((to) => to.startsWith("client-"));
    expect(received.toSorted()).toEqual(recipients.toSorted());
  });

  it.runIf(FULL)("run each daily job once", async () => {
    const names = Object.keys(schedulesOn({ storage: null }));
    const daily = () => database.db.selectFrom("jobs").selectAll().where("name", "in", names).execute();
    const states = async () => (await daily()).map(({ state }) => state);
    await expect.poll(states).toEqual(names.map(() => "done"));
    const jobs = await daily();
    expect(jobs.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(jobs.map(({ attempts }) => attempts)).toEqual(names.map(() => 1));
  });

  it.runIf(FULL)("tell a webhook of each event once", async () => {
    const { one, two } = await somebody("hooks", "pro");
    const receiver = await startReceiver();
    const webhook = { url: receiver.url, events: ["invoice.created"], isActive: true };
    expect((await one.call("POST", "/webhooks", webhook)).status).toBe(201);
    await atBoth(20, { one, two }, (api) => api.call("POST", "/invoices", INVOICE));
    const delivered = async () =>
      database.db.selectFrom("webhook_deliveries").select("id").where("state", "=", "delivered").execute();
    await expect.poll(async () => (await delivered()).length).toBe(20);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(20);
    expect(receiver.received).toHaveLength(20);
    expect(await database.db.selectFrom("webhook_attempts").select("id").execute()).toHaveLength(20);
  });

  it("security 5: know each other's sessions, and that they have ended", async () => {
    const { email } = await somebody("visitor", "free");
    const [one, two] = servers.map(({ origin }) => new Browser(origin)) as [Browser, Browser];
    const signedIn = await one.post("/login", { email, password: PERSON.password });
    expect(signedIn.status).toBe(303);
    for (const [name, value] of one.cookies) two.cookies.set(name, value);
    expect((await two.get("/dashboard")).status).toBe(200);
    await two.post("/logout", {});
    expect((await one.get("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
  });

  it.runIf(FULL)("security 7: refuse a key at once that was revoked at the other", async () => {
    const { one, two } = await somebody("keys", "pro");
    const { data } = await one.call("POST", "/api-keys", { name: "Shop", access: "full" });
    const [atOne, atTwo] = servers.map(({ origin }) => new ApiClient(origin)) as [ApiClient, ApiClient];
    atOne.token = atTwo.token = String(data?.key);
    for (const api of [atOne, atTwo]) expect((await api.call("GET", "/v1/invoices")).status).toBe(200);
    expect((await two.call("DELETE", `/api-keys/${String(data?.id)}`)).status).toBe(200);
    for (const api of [atOne, atTwo]) expect((await api.call("GET", "/v1/invoices")).status).toBe(401);
  });
});
