import { expect, it } from "vitest";
import { addSandbox } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { accountOfKey } from "#app/features/people/api-keys/account-of-key.server.ts";
import { apiKeySchema, rotateApiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { createApiKey, listApiKeys } from "#app/features/people/api-keys/api-keys.server.ts";
import { rotateApiKey } from "#app/features/people/api-keys/rotate-api-key.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { CALLER } from "../../support/caller.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

it("a key's name and its sandbox's have 60 characters at most, and a renewed one works for 1, 24 or 168 hours", () => {
  const problems = (length: number) =>
    apiKeySchema
      .safeParse({ name: "x".repeat(length), mode: "test", sandbox: "y".repeat(length), access: "full" })
      .error?.issues.map(({ path }) => path.join());
  expect(problems(60)).toBeUndefined();
  expect(problems(61)).toEqual(["name", "sandbox"]);
  const isOffered = (overlapHours: number) => rotateApiKeySchema.safeParse({ overlapHours }).success;
  expect([1, 2, 24, 25, 168, 169].map(isOffered)).toEqual([true, false, true, false, true, false]);
});

onDatabaseOfDay((open) => {
  it("what a key opens is told to a key, and not to a person", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    expect(await accountOfKey({ ...ctx, caller: CALLER })).toMatchObject({ key: { id: CALLER.id } });
    const refused = { code: "api_key.required" };
    await expect(accountOfKey(ctx)).rejects.toMatchObject(refused);
    await expect(accountOfKey({ ...ctx, role: null, caller: CALLER })).rejects.toMatchObject(refused);
  });

  it("an account is called by its company, else by its person, and says whether it is a sandbox", async () => {
    const ctx = await sendingMember(testPlatform(await open()), { firstName: "Anna", lastName: "Muster" });
    const told = async (mode: "live" | "test") =>
      (await accountOfKey({ ...ctx, caller: { ...CALLER, mode } })).business;
    expect(await told("live")).toMatchObject({ name: "Anna Muster", isSandbox: false });
    await ctx.db.updateTable("businesses").set({ company_name: "Muster AG" }).execute();
    expect(await told("test")).toMatchObject({ name: "Muster AG", isSandbox: true });
  });

  it("a test key has the sandbox that it names, or the first; a live key none", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await apiKeyOf(ctx, { mode: "test" });
    await addSandbox(ctx, "Training");
    for (const mode of ["test", "live"]) await apiKeyOf(ctx, { mode, sandbox: "Training" });
    expect((await listApiKeys(ctx)).map(({ sandbox }) => sandbox)).toEqual(["", "Training", "Sandbox"]);
  });

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
    await closeBusiness(ctx);
    const input = apiKeySchema.parse({ name: "Shop", access: "full" });
    await expect(createApiKey(ctx, input)).rejects.toMatchObject({ code: "session.required" });
    expect(await listApiKeys(ctx)).toEqual([]);
  });
});
