import { expect, it } from "vitest";
import { expandRecords } from "#app/features/money/expanding/expand-records.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

it("one answer holds 200 whole records, each as often as it is named, and no more", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const known = await createClient(ctx, clientInput());
  const own = { clientId: known.id };
  const gone = Array.from({ length: 199 }, () => ({ clientId: ctx.newId() }));
  const whole = { ...own, client: clientJson(known) };
  const expanded = await expandRecords(ctx, [own, own, ...gone], ["client"]);
  expect(expanded).toEqual([whole, whole, ...gone.map((one) => ({ ...one, client: null }))]);
  const more = expandRecords(ctx, [own, ...gone, { clientId: ctx.newId() }], ["client"]);
  await expect(more).rejects.toMatchObject({
    fields: [{ field: "expand", code: "field.expand_too_many", params: { max: 200 } }],
  });
});
