import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { scopeFor } from "#app/features/api-keys/scopes.ts";
import { keyClient } from "../../support/api-key.ts";
import { checker, type Place, placesIn, readOpenApi, type Sent } from "../../support/contract/described.ts";
import { type GoodCall, goodCall } from "../../support/contract/good-call.ts";
import { makersOf } from "../../support/contract/records.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

const NOT_THERE = "01a20268-8c39-7000-b77a-000000000000";

const NEW = "it writes a new record and changes none";
const NO_VERSION = "what it changes has no version to compare";

/** Declared for every change of a record, and yet no call gets it: If-Match is not compared. */
const WITHOUT_412: Record<string, string> = {
  ...{
    duplicateInvoice: NEW,
    duplicateOffer: NEW,
    issueCreditNote: NEW,
    createReminder: NEW,
    replayEvent: NEW,
  },
  ...{ undoPayment: NO_VERSION, recordRefund: NO_VERSION, undoBankFile: NO_VERSION },
  ...{ updateWebhook: NO_VERSION, patchWebhook: NO_VERSION, deleteWebhook: NO_VERSION },
  ...{ rotateWebhook: NO_VERSION, testWebhook: NO_VERSION, resendDelivery: NO_VERSION },
};

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  const file = await readOpenApi(origin);
  return {
    platform,
    ctx,
    origin,
    api,
    records: makersOf(api),
    check: checker(origin, api.token, file),
    file,
  };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Of a call that would succeed, one that is answered with a certain status. */
type Change = (call: GoodCall, place: Place) => Promise<Sent> | Sent;

/** @returns operations that declare the status and answered otherwise */
async function unreached({ file, records, check }: Started, status: number, change: Change) {
  const places = placesIn(file).filter(({ operation }) => String(status) in operation.responses);
  const missed: string[] = [];
  for (const place of places) {
    const call = await change(await goodCall(place, records), place);
    const answered = await check(place, call);
    if (answered !== status) missed.push(place.operation.operationId);
  }
  expect(places.length).toBeGreaterThan(20);
  return missed;
}

it("every operation declares success, and what every call may be refused for", async () => {
  const { file } = await start();
  for (const { operation } of placesIn(file)) {
    const declared = Object.keys(operation.responses);
    expect(declared, operation.operationId).toEqual(expect.arrayContaining(["401", "403", "422", "429"]));
    expect(declared.filter((status) => status < "300").length, operation.operationId).toBeGreaterThan(0);
  }
});

it("every operation succeeds with its own example", async () => {
  const started = await start();
  const { records, check, file } = started;
  for (const place of placesIn(file)) {
    const status = await check(place, await goodCall(place, records));
    expect([200, 201], place.operation.operationId).toContain(status);
  }
});

it("without a key every operation is 401", async () => {
  expect(await unreached(await start(), 401, (call) => ({ ...call, key: "" }))).toEqual([]);
});

it("with a key that does not open it, or on Free, every operation is 403", async () => {
  const started = await start();
  const { origin, ctx, platform } = started;
  const keyFor = async (resource: string) => {
    const key = { access: "custom", scopes: [`${resource}:read`], name: resource };
    return (await keyClient(origin, ctx, key)).api.token;
  };
  const [clients, templates] = [await keyFor("clients"), await keyFor("templates")];
  const other = await sendingMember(platform, { email: "free@example.ch" });
  const free = (await keyClient(origin, other)).api.token;
  await ctx.db.updateTable("businesses").set({ plan: "free" }).where("id", "=", other.businessId).execute();
  expect(
    await unreached(started, 403, (call, { path, method }) => {
      const scope = scopeFor(method.toUpperCase(), `/api/v1${path}`);
      if (!scope) return { ...call, key: free };
      return { ...call, key: scope.startsWith("clients") ? templates : clients };
    }),
  ).toEqual([]);
});

it("about what is not there, every operation that names a record is 404", async () => {
  expect(
    await unreached(await start(), 404, (call, { path, operation: { operationId } }) => {
      const ids: Record<string, object> = {
        recordPayment: { invoiceId: NOT_THERE },
        generateReference: { invoice: NOT_THERE },
      };
      if (path.includes("{id}")) return { ...call, url: path.replace(/\{\w+\}/g, NOT_THERE) };
      const body = JSON.stringify({ ...call.json, ...ids[operationId] });
      return call.json ? { ...call, body } : { ...call, url: `${path}?ids=${NOT_THERE}` };
    }),
  ).toEqual([]);
});

it("a conflict is 409: of a state, a version, or an Idempotency-Key of another call", async () => {
  const started = await start();
  const { api, origin, records } = started;
  expect(
    await unreached(started, 409, async (call, { method, path, operation: { operationId } }) => {
      if (method === "post") {
        const key = { "Idempotency-Key": operationId };
        const headers = { "Content-Type": "application/json", Authorization: `Bearer ${api.token}`, ...key };
        const body = JSON.stringify({ ...CLIENT, name: randomUUID() });
        await fetch(`${origin}/api/v1/clients`, { method: "POST", headers, body });
        return { ...call, headers: { ...call.headers, ...key } };
      }
      if (operationId === "deleteInvoice")
        return { ...call, url: path.replace("{id}", await records.idsFor("withdrawCreditNote", path)) };
      if (operationId === "deleteOffer")
        return { ...call, url: path.replace("{id}", await records.idsFor("acceptOffer", path)) };
      if (operationId === "endSeries") await api.call("DELETE", `/v1${call.url}`);
      if (!call.json) return call;
      return { ...call, body: JSON.stringify({ ...call.json, version: 99 }) };
    }),
  ).toEqual([]);
});

it("with an outdated If-Match, every operation that compares versions is 412", async () => {
  const started = await start();
  const outdated = { "If-Match": '"99-0"' };
  const missed = await unreached(started, 412, (call) => ({
    ...call,
    headers: { ...call.headers, ...outdated },
  }));
  const silent = placesIn(started.file)
    .filter(({ path, method }) => path.includes("{id}") && method !== "get")
    .filter(({ operation }) => !("412" in operation.responses))
    .map(({ operation }) => operation.operationId);
  expect([...missed, ...silent].toSorted()).toEqual(Object.keys(WITHOUT_412).toSorted());
});

it("what an operation does not know, or cannot read, is 422", async () => {
  expect(
    await unreached(await start(), 422, (call, { method }) => {
      if (method === "get")
        return { ...call, url: `${call.url}${call.url.includes("?") ? "&" : "?"}stauts=paid` };
      if (call.body && !call.json) return { ...call, body: "nothing" };
      return { ...call, body: JSON.stringify({ ...call.json, stauts: "paid" }) };
    }),
  ).toEqual([]);
});

it("beyond the limit of an account, every operation is 429", async () => {
  const started = await start();
  const { platform, api } = started;
  platform.env.RATE_LIMIT_FACTOR = 0.001;
  await api.call("GET", "/v1/account");
  const none = () => Promise.resolve(`${NOT_THERE} ${NOT_THERE}`);
  const records = { idsFor: none, sent: none, client: none, ofOwnClient: () => Promise.resolve({}) };
  expect(await unreached({ ...started, records }, 429, (call) => call)).toEqual([]);
});
