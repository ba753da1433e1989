import { expect, it } from "vitest";
import { apiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { createApiKey, listApiKeys } from "#app/features/people/api-keys/api-keys.server.ts";
import { rotateApiKey } from "#app/features/people/api-keys/rotate-api-key.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("a key that is made stands in the history by its name, and its business has twenty at most", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    for (let number = 1; number <= 20; number++) await apiKeyOf(ctx, { name: `Shop ${number}` });
    await expect(apiKeyOf(ctx)).rejects.toMatchObject({ code: "api_key.too_many" });
    expect(await listApiKeys(ctx)).toHaveLength(20);
    const { entries } = await auditPage(ctx, { person: "", since: "", before: "", after: "", limit: 50 });
    const made = entries.filter(({ event }) => event === "api_key.made");
    expect(made[0]).toMatchObject({ data: { key: "Shop 20" } });
  });

  it("a renewed key goes on working for as many hours as one says", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { id } = await apiKeyOf(ctx);
    const { oldUntil } = await rotateApiKey(ctx, id, { overlapHours: 24 });
    expect(Date.parse(oldUntil) - ctx.now.getTime()).toBe(24 * 60 * 60_000);
  });

  it("a business that was closed meanwhile gets no key", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await ctx.db.updateTable("businesses").set({ sealed_until: "2036-12-31" }).execute();
    const input = apiKeySchema.parse({ name: "Shop", access: "full" });
    await expect(createApiKey(ctx, input)).rejects.toMatchObject({ code: "session.required" });
    expect(await listApiKeys(ctx)).toEqual([]);
  });
});
