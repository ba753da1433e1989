import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import type { ApiClient } from "../../support/client.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

const DAY = 24 * 60 * 60 * 1000;

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const { api } = await keyClient(await serve(platform), await sendingMember(platform));
  const { data, headers } = await api.call("POST", "/v1/invoices", INVOICE);
  return { platform, api, invoice: `/v1/invoices/${String(data?.id)}`, etag: headers.get("ETag")! };
}

function call(api: ApiClient, method: string, path: string, headers: Record<string, string>, body?: unknown) {
  const json: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  return rawCall(api, method, path, body === undefined ? null : JSON.stringify(body), {
    ...json,
    ...headers,
  });
}

onDatabaseOfDay((open) => {
  it("security 2: of parallel changes that start from one version, one is made and the others are 412", async () => {
    const { api, invoice, etag } = await start(open);
    const change = (notes: string) => call(api, "PUT", invoice, { "If-Match": etag }, { ...INVOICE, notes });
    const answers = await Promise.all(["a", "b", "c", "d", "e", "f"].map(change));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
    expect((await api.call("GET", invoice)).data?.version).toBe(2);
  });

  it("If-Match holds for every change of an invoice and a client", async () => {
    const { api, invoice, etag } = await start(open);
    const put = await call(api, "PUT", invoice, { "If-Match": etag }, { ...INVOICE, notes: "x" });
    const second = put.headers.get("ETag")!;
    expect([put.status, second === etag]).toEqual([200, false]);
    const changes: [string, string, unknown?][] = [
      ["PUT", "", INVOICE],
      ["DELETE", ""],
      ["POST", "/send", {}],
      ["PUT", "/status", { status: "sent" }],
      ["PUT", "/status", { status: "cancelled" }],
    ];
    for (const [method, path, body] of changes)
      await expectFailure(
        await call(api, method, invoice + path, { "If-Match": etag }, body),
        412,
        "request.precondition_failed",
      );
    const match = { "If-Match": `"other", ${second}` };
    const sent = await call(api, "PUT", `${invoice}/status`, match, { status: "sent" });
    expect(sent.status).toBe(200);
    const paid = await call(api, "PUT", `${invoice}/status`, { "If-Match": "*" }, { status: "paid" });
    expect(paid.status).toBe(200);
    const gone = await call(api, "DELETE", invoice, { "If-Match": paid.headers.get("ETag")! });
    expect(gone.status).toBe(200);
    expect((await call(api, "DELETE", invoice, { "If-Match": "*" })).status).toBe(404);

    const made = await api.call("POST", "/v1/clients", CLIENT);
    const client = `/v1/clients/${String(made.data?.id)}`;
    const old = { "If-Match": made.headers.get("ETag")! };
    expect((await call(api, "PUT", client, old, { ...CLIENT, contact: "" })).status).toBe(200);
    expect((await call(api, "PUT", client, old, CLIENT)).status).toBe(412);
    expect((await call(api, "DELETE", client, old)).status).toBe(412);
    const { headers } = await api.call("GET", client);
    expect((await call(api, "DELETE", client, { "If-Match": headers.get("ETag")! })).status).toBe(200);
  });

  it("a tag stays good for a change while the e-mail goes out, and a copy of before is no longer current", async () => {
    const { api, platform, invoice } = await start(open);
    const sent = await api.call("POST", `${invoice}/send`, {});
    const tag = sent.headers.get("ETag")!;
    await runDueJobs(platform, handlers);
    const now = await call(api, "GET", invoice, { "If-None-Match": tag });
    expect([now.status, now.headers.get("ETag") === tag]).toEqual([200, false]);
    expect(await now.json()).toMatchObject({ data: { delivery: { state: "outbox" } } });
    const match = { "If-Match": tag };
    await expectFailure(await call(api, "PUT", invoice, match, INVOICE), 409, "invoice.locked");
    const again = await call(api, "POST", `${invoice}/send`, match, {});
    expect(again.status).toBe(200);
    await expectFailure(await call(api, "DELETE", invoice, match), 412, "request.precondition_failed");
    await runDueJobs(platform, handlers);
    expect((await call(api, "DELETE", invoice, { "If-Match": again.headers.get("ETag")! })).status).toBe(200);
  });

  it("a PUT of a client that changes nothing is no change", async () => {
    const { api } = await start(open);
    const { data: made } = await api.call("POST", "/v1/clients", CLIENT);
    const client = `/v1/clients/${String(made?.id)}`;
    const same = await api.call("PUT", client, CLIENT);
    expect([same.status, same.data]).toEqual([200, made]);
    expect((await api.call("PUT", client, made)).data).toEqual(made);
    const { data } = await api.call("GET", "/v1/events?type=client.updated,client.created");
    expect(data?.events).toMatchObject([{ type: "client.created" }]);
    expect((await api.call("PUT", client, { ...CLIENT, contact: "" })).data).toMatchObject({ version: 2 });
  });
});

it("an invoice that one has already is 304, until anything about it changes", async () => {
  const { api, platform, invoice } = await start();
  await api.call("PUT", `${invoice}/status`, { status: "sent" });
  const { headers } = await api.call("GET", invoice);
  const known = { "If-None-Match": headers.get("ETag")! };
  const same = await call(api, "GET", invoice, known);
  expect([same.status, same.headers.get("ETag"), await same.text()]).toEqual([304, headers.get("ETag"), ""]);
  expect((await call(api, "GET", invoice, { "If-None-Match": `W/${known["If-None-Match"]}` })).status).toBe(
    304,
  );
  platform.pass(31 * DAY);
  const overdue = await call(api, "GET", invoice, known);
  expect(overdue.status).toBe(200);
  expect(await overdue.json()).toMatchObject({ data: { status: "overdue" } });
});

it("an unchanged PDF is 304, a draft's after a change is not", async () => {
  const { api, invoice } = await start();
  const pdf = (headers: Record<string, string> = {}, query = "") =>
    call(api, "GET", `${invoice}/pdf${query}`, headers);
  const draft = await pdf();
  const known = { "If-None-Match": draft.headers.get("ETag")! };
  expect((await pdf(known)).status).toBe(304);
  await api.call("PUT", invoice, { ...INVOICE, notes: "Danke" });
  const changed = await pdf(known);
  expect(changed.status).toBe(200);
  await api.call("PUT", `${invoice}/status`, { status: "sent" });
  const issued = { "If-None-Match": (await pdf()).headers.get("ETag")! };
  const again = await pdf(issued);
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  expect((await pdf(issued, "?language=it")).status).toBe(200);
});
