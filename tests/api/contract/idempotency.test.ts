import { expect, it } from "vitest";
import { apiKeyOf, keyClient } from "../../support/api-key.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient } from "../../support/client.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { onPlaceOfDay } from "../../support/databases/places.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { ended, startProcess } from "../../support/server/processes.ts";
import { serve } from "../../support/server/server.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const DAY = 24 * 60 * 60 * 1000;

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  const { api } = await keyClient(session.origin, ctx);
  const count = async () => (await platform.database.db.selectFrom("invoices").select("id").execute()).length;
  return { platform, session, ctx, api, count };
}

function post(api: ApiClient, path: string, key: string, body: unknown = INVOICE): Promise<Response> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  return rawCall(api, "POST", path, JSON.stringify(body), headers);
}

function reversed(json: object): object {
  return Object.fromEntries(Object.entries(json).toReversed());
}

onDatabaseOfDay((open) => {
  itRarely("50 parallel POSTs with one key make one invoice", async () => {
    const { api, count } = await start(open);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(api, "/v1/invoices", "order-1")));
    expect(await count()).toBe(1);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.headers.get("Retry-After")).toBe("1");
      await expectFailure(answer, 409, "idempotency.running");
    }
    const again = await post(api, "/v1/invoices", "order-1");
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    const first = answers.find(
      (answer) => answer.status === 201 && !answer.headers.has("Idempotent-Replayed"),
    );
    expect(await again.json()).toEqual(await first!.json());
    expect(await count()).toBe(1);
  });

  it("the same request is known however its JSON is written", async () => {
    const { api, count } = await start(open);
    const { status } = await post(api, "/v1/invoices", "a");
    const json = JSON.stringify({ subject: null, ...reversed(INVOICE) }, null, 2);
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "a" };
    const spelled = json.replace('"quantity": 3,', '"quantity": 3.0,');
    const again = await rawCall(api, "POST", "/v1/invoices", spelled, headers);
    expect([status, again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, 201, "true"]);
    expect(await count()).toBe(1);
  });

  it("another request with the same key is refused, another key or account is another request", async () => {
    const { api, session, platform, count } = await start(open);
    expect((await post(api, "/v1/invoices", "a")).status).toBe(201);
    const other = { ...INVOICE, notes: "other" };
    const refused = await post(api, "/v1/invoices", "a", other);
    await expectFailure(refused, 409, "idempotency.other_request");
    await expectFailure(await post(api, "/v1/clients", "a", CLIENT), 409, "idempotency.other_request");
    await expectFailure(await post(session, "/invoices", "a"), 409, "idempotency.other_request");
    expect((await post(api, "/v1/invoices", "b", other)).status).toBe(201);
    const stranger = await sendingMember(platform, { email: "other@example.ch" });
    const { api: strangerApi } = await keyClient(api.origin, stranger);
    const theirs = await post(strangerApi, "/v1/invoices", "a");
    expect([theirs.status, theirs.headers.has("Idempotent-Replayed")]).toEqual([201, false]);
    expect(await count()).toBe(3);
  });

  it("a key is free again after a day, and after a refusal that changed nothing", async () => {
    const { api, platform, count } = await start(open);
    const wrong = await post(api, "/v1/invoices", "a", { ...INVOICE, items: [] });
    expect(wrong.status).toBe(422);
    expect((await post(api, "/v1/invoices", "a")).status).toBe(201);
    platform.pass(DAY - 1);
    expect((await post(api, "/v1/invoices", "a")).headers.get("Idempotent-Replayed")).toBe("true");
    platform.pass(1);
    const next = await post(api, "/v1/invoices", "a");
    expect([next.status, next.headers.has("Idempotent-Replayed")]).toEqual([201, false]);
    expect(await count()).toBe(2);
  });

  it("a call whose process died before it changed anything is done again after a minute", async () => {
    const { api, platform, count } = await start(open);
    await post(api, "/v1/invoices", "a");
    await platform.database.db.deleteFrom("invoice_items").execute();
    await platform.database.db.deleteFrom("invoices").execute();
    await platform.database.db.updateTable("idempotency_keys").set({ state: "running" }).execute();
    await expectFailure(await post(api, "/v1/invoices", "a"), 409, "idempotency.running");
    platform.pass(60_000);
    expect((await post(api, "/v1/invoices", "a")).status).toBe(201);
    expect(await count()).toBe(1);
  });

  it("a call whose process died right after its change is not done twice", async () => {
    const { api, platform, count } = await start(open);
    await post(api, "/v1/invoices", "a");
    await platform.database.db.updateTable("idempotency_keys").set({ state: "changed" }).execute();
    await expectFailure(await post(api, "/v1/invoices", "a"), 409, "idempotency.running");
    platform.pass(60_000);
    await expectFailure(await post(api, "/v1/invoices", "a"), 409, "idempotency.answer_lost");
    expect(await count()).toBe(1);
  });
});

it("holds for every POST of a signed-in caller under /api, and keeps no secret readable", async () => {
  const { session, platform } = await start();
  const make = () => post(session, "/api-keys", "k", { name: "Shop", access: "full" });
  const first = (await (await make()).json()) as { data: { key: string } };
  expect(await (await make()).json()).toEqual(first);
  const { db } = platform.database;
  expect(await db.selectFrom("api_keys").select("id").where("name", "=", "Shop").execute()).toHaveLength(2);
  const kept = JSON.stringify(await db.selectFrom("idempotency_keys").selectAll().execute());
  expect(kept).not.toContain(first.data.key);
});

it("refuses a key that is no key", async () => {
  const { api, count } = await start();
  for (const key of ["", " ", "a b", "x".repeat(256), "é"])
    await expectFailure(await post(api, "/v1/invoices", key), 400, "idempotency.key_invalid");
  expect(await count()).toBe(0);
});

onPlaceOfDay((place) => {
  itRarely("two processes that get the same call make one invoice", async () => {
    const { url, database } = await place();
    const platform = testPlatform(database);
    const { secret } = await apiKeyOf(await sendingMember(platform));
    const run = () => ended(startProcess("server/repeat-call.ts", url, { API_KEY: secret }));
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    expect(await platform.database.db.selectFrom("invoices").select("id").execute()).toHaveLength(1);
  });
});
