import { expect, it } from "vitest";
import {
  type Attempt,
  countAttempt,
  purgeRateLimits,
  takeBack,
} from "#app/platform/auth/rate-limit.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";
import { accountLimits } from "#app/features/accounts/limits.ts";

const QUARTER = 15 * 60_000;

onEachDatabase((open) => {
  it("security 8: lets exactly as many attempts through as the limit says, however parallel", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const attempts = Array.from({ length: 30 }, () => attempt(platform, "anna@example.ch"));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  it("counts everyone apart, and starts again after the window", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.1" });
    await attempt(platform, "a");
    await expect(attempt(platform, "a")).rejects.toMatchObject({ code: "request.too_many", retryAfter: 900 });
    await attempt(platform, "b");
    platform.pass(QUARTER - 1000);
    await expect(attempt(platform, "a")).rejects.toMatchObject({ retryAfter: 1 });
    platform.pass(1000);
    await attempt(platform, "a");
  });

  it("counts an attempt that is taken back no more, in its own window only", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.1" });
    const early = await attempt(platform, "a");
    await takeBack(visitor(platform), [early]);
    const second = await attempt(platform, "a");
    await takeBack(visitor(platform), [second, second]);
    await attempt(platform, "a");
    await expect(attempt(platform, "a")).rejects.toMatchObject({ code: "request.too_many" });
    platform.pass(QUARTER);
    await attempt(platform, "a");
    await takeBack(visitor(platform), [early]);
    await expect(attempt(platform, "a")).rejects.toMatchObject({ code: "request.too_many" });
  });

  it("keeps neither addresses nor what they did once the window has ended", async () => {
    const platform = testPlatform(await open());
    await attempt(platform, "anna@example.ch");
    const { db } = platform.database;
    expect(JSON.stringify(await db.selectFrom("rate_limits").selectAll().execute())).not.toContain("anna");
    platform.pass(QUARTER);
    await purgeRateLimits(visitor(platform));
    expect(await db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });
});

function attempt(platform: TestPlatform, who: string): Promise<Attempt> {
  return countAttempt(visitor(platform), accountLimits.secondStep, who);
}
