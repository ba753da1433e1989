import { expect, it } from "vitest";
import { rotateApiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { findApiKeyById, listApiKeys, revokeApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { rotateApiKey } from "#app/features/people/api-keys/rotate-api-key.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { onDatabaseOfDay, onEachDatabase } from "../../support/databases/databases.ts";
import { later, sendingMember, testPlatform } from "../../support/platform.ts";

const DAY = 24 * 60 * 60_000;
const A_DAY = rotateApiKeySchema.parse({});

const NOT_FOUND = { code: "api_key.not_found" };

onDatabaseOfDay((open) => {
  it("a renewed key keeps what it opens for a day, the new one opens the same, and others stay", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const chosen = { access: "custom", scopes: ["clients:read"], expiresOn: "2027-01-31" };
    const other = await apiKeyOf(ctx, { name: "Shop" });
    const { id } = await apiKeyOf(ctx, { name: "Till", ...chosen });
    const { apiKey } = await rotateApiKey(ctx, id, A_DAY);
    expect(apiKey).toMatchObject({ name: "Till", ...chosen, expiresAt: null, isReplaced: false });
    const oldUntil = new Date(ctx.now.getTime() + DAY).toISOString();
    expect(await findApiKeyById(ctx, id)).toMatchObject({ isReplaced: true, expiresAt: oldUntil });
    expect(await findApiKeyById(ctx, other.id)).toMatchObject({ isReplaced: false, expiresAt: null });
    await expect(rotateApiKey(ctx, id, A_DAY)).rejects.toMatchObject({ code: "api_key.replaced" });
  });

  it("a key is renewed up to its last day, and not after it", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const until = async (expiresOn: string) => (await apiKeyOf(ctx, { expiresOn })).id;
    const [today, tomorrow] = [await until("2026-11-21"), await until("2026-11-22")];
    await expect(until("2026-11-20")).rejects.toMatchObject({ code: "input.invalid" });
    expect((await rotateApiKey(ctx, today, A_DAY)).apiKey.expiresOn).toBe("2026-11-21");
    platform.pass(2 * DAY);
    const late = rotateApiKey(later(ctx), tomorrow, A_DAY);
    await expect(late).rejects.toMatchObject({ code: "api_key.expired" });
  });

  it("renewed keys and those they replace are forty at most, of which the old count for no new key", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    let last = (await apiKeyOf(ctx)).id;
    for (let kept = 1; kept < 40; kept++) last = (await rotateApiKey(ctx, last, A_DAY)).apiKey.id;
    await expect(rotateApiKey(ctx, last, A_DAY)).rejects.toMatchObject({ code: "api_key.too_many" });
    expect(await listApiKeys(ctx)).toHaveLength(40);
    expect((await apiKeyOf(ctx)).id).not.toBe(last);
  });

  it("neither Free nor a business closed meanwhile renews a key", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { id } = await apiKeyOf(ctx);
    const planOf = (plan: "free" | "pro") => ctx.db.updateTable("businesses").set({ plan }).execute();
    await planOf("free");
    await expect(rotateApiKey(ctx, "none", A_DAY)).rejects.toMatchObject(NOT_FOUND);
    await expect(rotateApiKey(ctx, id, A_DAY)).rejects.toMatchObject({ code: "plan.pro_required" });
    await planOf("pro");
    await closeBusiness(ctx);
    await expect(rotateApiKey(ctx, id, A_DAY)).rejects.toMatchObject({ code: "session.required" });
    expect(await findApiKeyById(ctx, id)).toMatchObject({ isReplaced: false });
  });

  it("one key is ended at a time, and nobody sees, renews or ends those of another business", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const [first, second] = [(await apiKeyOf(ctx)).id, (await apiKeyOf(ctx)).id];
    const stranger = await sendingMember(platform, { email: "stranger@example.ch" });
    expect(await listApiKeys(stranger)).toEqual([]);
    await expectNone(stranger, first);
    await expectNone(ctx, "none");
    expect(await revokeApiKey(ctx, first)).toEqual({ name: "Shop" });
    expect((await listApiKeys(ctx)).map(({ id }) => id)).toEqual([second]);
  });
});

onEachDatabase((open) => {
  it("of two who renew a key at a time one gets a new one", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { id } = await apiKeyOf(ctx);
    const both = await Promise.allSettled([1, 2].map(() => rotateApiKey(ctx, id, A_DAY)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await listApiKeys(ctx)).toHaveLength(2);
  });
});

async function expectNone(ctx: UserContext, id: string): Promise<void> {
  await expect(findApiKeyById(ctx, id)).rejects.toMatchObject(NOT_FOUND);
  await expect(rotateApiKey(ctx, id, A_DAY)).rejects.toMatchObject(NOT_FOUND);
  await expect(revokeApiKey(ctx, id)).rejects.toMatchObject(NOT_FOUND);
}
