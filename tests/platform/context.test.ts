import { expect, it } from "vitest";
import { updateLanguage } from "#app/features/people/accounts/profile.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { member, testPlatform } from "../support/platform.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";

onDatabaseOfDay((open) => {
  it("keeps what a transaction wrote, and nothing of one that failed", async () => {
    const ctx = await member(testPlatform(await open()));
    expect(await ctx.transaction(async (ctx) => updateLanguage(ctx, "de").then(() => "done"))).toBe("done");
    expect(await languageOf(ctx)).toBe("de");
    const failing = ctx.transaction(async (ctx) => {
      await updateLanguage(ctx, "fr");
      throw new Error("changed our mind");
    });
    await expect(failing).rejects.toThrow("changed our mind");
    expect(await languageOf(ctx)).toBe("de");
  });

  it("makes an inner transaction part of the outer one", async () => {
    const ctx = await member(testPlatform(await open()));
    const failing = ctx.transaction(async (outer) => {
      await outer.transaction(async (inner) => updateLanguage(inner, "fr"));
      expect(await languageOf(outer)).toBe("fr");
      throw new Error("the outer one fails");
    });
    await expect(failing).rejects.toThrow("the outer one fails");
    expect(await languageOf(ctx)).toBe("en");
  });

  it("keeps user and business inside", async () => {
    const ctx = await member(testPlatform(await open()));
    await ctx.transaction(async (inner) => {
      expect([inner.user, inner.businessId]).toEqual([ctx.user, ctx.businessId]);
      expect(inner.db.isTransaction).toBe(true);
    });
  });

  it("a query beside the open transaction throws at once, and names who asked", async () => {
    const ctx = await member(testPlatform(await open()));
    const beside: Record<string, () => Promise<unknown>> = {
      read: () => languageOf(ctx),
      write: () => updateLanguage(ctx, "fr"),
      transaction: () => ctx.transaction((ctx) => updateLanguage(ctx, "fr")),
      "rate limit": () => countAttempt(ctx, accountLimits.signInClient, "somebody"),
    };
    for (const [name, work] of Object.entries(beside)) {
      const error: unknown = await ctx.transaction(work).catch((error: unknown) => error);
      const { message, stack } = error as Error;
      expect(message, name).toMatch(/^a query beside the open transaction/);
      if (name !== "transaction") expect(stack, name).toMatch(/languageOf|updateLanguage|count/);
    }
    expect(await languageOf(ctx)).toBe("en");
  });

  it("what runs at the same time as a transaction, or after it, is not inside of it", async () => {
    const ctx = await member(testPlatform(await open()));
    const [begun, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = ctx.transaction(async (ctx) => {
      ctx.afterCommit(() => looked.resolve());
      begun.resolve();
      await updateLanguage(ctx, "it");
    });
    await begun.promise;
    await Promise.all([transaction, updateLanguage(ctx, "fr")]);
    await looked.promise;
    expect(["it", "fr"]).toContain(await languageOf(ctx));
  });

  it("runs effects once, after the outermost commit, in order", async () => {
    const ctx = await member(testPlatform(await open()));
    const order: string[] = [];
    await ctx.transaction(async (outer) => {
      outer.afterCommit(() => order.push("first effect"));
      await outer.transaction(async (inner) => inner.afterCommit(() => order.push("second effect")));
      order.push("work");
    });
    expect(order).toEqual(["work", "first effect", "second effect"]);
  });

  it("runs no effect of a transaction that failed", async () => {
    const ctx = await member(testPlatform(await open()));
    const effects: string[] = [];
    const failing = ctx.transaction(async (ctx) => {
      ctx.afterCommit(() => effects.push("never"));
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    ctx.afterCommit(() => effects.push("outside of one: at once"));
    expect(effects).toEqual(["outside of one: at once"]);
  });
});

async function languageOf(ctx: UserContext): Promise<string> {
  const row = ctx.db.selectFrom("users").select("language").where("id", "=", ctx.user.id);
  return (await row.executeTakeFirstOrThrow()).language;
}
