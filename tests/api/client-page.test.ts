import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { ApiClient, Browser } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { clientInput } from "../support/invoices/client-input.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { seated } from "../support/seats/seated.ts";
import { serve } from "../support/server/server.ts";

it("a program makes the link to a client's papers, is told it once, and ends it", async () => {
  const { api, id, origin } = await start();
  expect(await api.call("GET", `/v1/clients/${id}/page`)).toMatchObject({
    status: 200,
    data: { url: null, createdAt: null },
  });
  const made = await api.call("POST", `/v1/clients/${id}/page`);
  expect([made.status, Object.keys(made.data ?? {}).toSorted()]).toEqual([201, ["createdAt", "url"]]);
  const path = new URL(String(made.data?.url)).pathname;
  expect((await new Browser(origin).get(path)).status).toBe(200);
  const { data } = await api.call("GET", `/v1/clients/${id}/page`);
  expect(data).toEqual({ url: null, createdAt: made.data?.createdAt });
  for (let count = 0; count < 2; count++)
    expect(await api.call("DELETE", `/v1/clients/${id}/page`)).toMatchObject({ status: 200 });
  expect((await new Browser(origin).get(path)).status).toBe(404);
});

it("whoever writes drafts alone makes no link", async () => {
  const { ctx, api, id } = await start();
  const { ctx: writer } = await seated(ctx, "writer");
  api.token = (await apiKeyOf(writer)).secret;
  expect((await api.call("POST", `/v1/clients/${id}/page`)).status).toBe(403);
  expect((await api.call("DELETE", `/v1/clients/${id}/page`)).status).toBe(403);
});

async function start() {
  const platform = testPlatform(await freshSqlite());
  const ctx = await sendingMember(platform);
  const { id } = await createClient(ctx, clientInput());
  const origin = await serve(platform);
  const api = new ApiClient(origin);
  api.token = (await apiKeyOf(ctx)).secret;
  return { ctx, api, id, origin };
}
