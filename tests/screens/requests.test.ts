import { expect, it } from "vitest";
import { flushRequests } from "#app/features/programs/requests/request-queue.server.ts";
import { ApiClient } from "../support/client.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { seated, signedInBrowser } from "../support/seats/seated.ts";
import { serve } from "../support/server/server.ts";

it("shows owners the calls of their keys, of test keys too, by status, method and path", async () => {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  for (const mode of ["live", "test"]) {
    const api = new ApiClient(origin);
    api.token = (await apiKeyOf(ctx, { name: `Shop ${mode}`, mode })).secret;
    await api.call("POST", "/v1/invoices", { ...INVOICE, subject: `Bestellung ${mode}` });
    await api.call("GET", "/v1/clients/x");
  }
  await flushRequests(platform);
  const browser = await signedInBrowser(origin, platform, ctx.user.id);
  const page = async (query: string) => (await browser.get(`/profile/requests${query}`)).text();
  const all = await page("");
  for (const text of ["Bestellung live", "Bestellung test", "Shop test", "/api/v1/clients/x"])
    expect(all).toContain(text);
  expect(await page("?status=4xx")).not.toContain("Bestellung live");
  expect(await page("?method=POST&path=/api/v1/inv")).toContain("Bestellung live");
  expect(await page("?path=/api/v1/expenses")).toContain("No calls match");
  expect(await (await browser.get("/profile/api-keys")).text()).toContain("/profile/requests");
});

it("is closed to everybody else in the business", async () => {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const owner = await sendingMember(platform);
  const { ctx: accountant } = await seated(owner, "accountant");
  const browser = await signedInBrowser(origin, platform, accountant.user.id);
  expect((await browser.get("/profile/requests")).status).toBe(403);
});
