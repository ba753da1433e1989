import { expect, it } from "vitest";
import { apiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { createApiKey, MONEY_KEY } from "#app/features/people/api-keys/api-keys.server.ts";
import { givePermit } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { ApiClient } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { serve } from "../../support/server/server.ts";

const PATH = "/v1/invoices";
const OTHER = { sender: { iban: "CH5800791123000889012" } };

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  return { platform, origin, ctx: await sendingMember(platform) };
}

it("no key without money:write names an account on an invoice that the business does not know", async () => {
  const { ctx, origin, platform } = await start();
  const { api } = await keyClient(origin, ctx);
  await newEmails(platform);
  const refused = await api.call("POST", PATH, { ...INVOICE, ...OTHER });
  expect([refused.status, refused.code]).toEqual([403, "account.unknown_scope"]);
  expect(JSON.stringify(refused)).toContain("sender.iban");
  const { data } = await api.call("POST", PATH, INVOICE);
  const { id } = data as { id: string };
  const changed = await api.call("PATCH", `${PATH}/${id}`, OTHER);
  expect([changed.status, changed.code]).toEqual([403, "account.unknown_scope"]);
  expect((await api.call("GET", `${PATH}/${id}`)).data).toMatchObject({
    sender: { iban: "CH9300762011623852957" },
  });
  expect(await newEmails(platform)).toEqual([]);
});

it("a key with money:write does, the owner is told once, and from then on any key may", async () => {
  const { ctx, origin, platform } = await start();
  const { api: plain } = await keyClient(origin, ctx);
  const scopes = ["invoices:write", "money:write"];
  const input = apiKeySchema.parse({ name: "Bank", access: "custom", scopes });
  const { secret } = await createApiKey(ctx, input, await givePermit(ctx, MONEY_KEY));
  const api = new ApiClient(origin);
  api.token = secret;
  await newEmails(platform);
  expect((await api.call("POST", PATH, { ...INVOICE, ...OTHER })).status).toBe(201);
  const [mail] = await newEmails(platform);
  expect(mail?.subject).toContain("CH58 0079 1123 0008 8901 2");
  expect(mail?.text).toContain("/not-me?token=");
  expect((await plain.call("POST", PATH, { ...INVOICE, ...OTHER })).status).toBe(201);
  expect(await newEmails(platform)).toEqual([]);
});
