import { expect, it } from "vitest";
import { keyClient } from "../../support/api-key.ts";
import { startProgram } from "./start.ts";

it("no other spelling of a path needs less than its scope", async () => {
  const { origin, ctx, draft } = await startProgram();
  const id = await draft();
  const { api: clients } = await keyClient(origin, ctx, { access: "custom", scopes: ["clients:read"] });
  const { api: invoices } = await keyClient(origin, ctx, { access: "custom", scopes: ["invoices:read"] });
  const spellings = ["/V1/INVOICES/", "/v1/%69nvoices/", "/%761/invoices/", "/v1/invoices/"];
  for (const spelling of spellings.flatMap((start) => [start + id, `${start}${id}/`])) {
    const refused = await clients.call("GET", spelling);
    expect([spelling, refused.status, refused.code]).toEqual([spelling, 403, "api_key.scope_missing"]);
    const other = await invoices.call("GET", spelling.replace(/\/?$/, "/Remin%64ers"));
    expect([spelling, other.status, other.code]).toEqual([spelling, 403, "api_key.scope_missing"]);
    expect([spelling, (await invoices.call("GET", spelling)).status]).toEqual([spelling, 200]);
  }
});
