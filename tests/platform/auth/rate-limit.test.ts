import { expect, it, vi } from "vitest";
import {
  type Attempt,
  count,
  countAttempt,
  countUse,
  purgeRateLimits,
  takeBack,
} from "#app/platform/auth/rate-limit.server.ts";
import { freshSqlite, onEachDatabase } from "../../support/databases/databases.ts";
import { type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";
import { newId } from "#app/platform/database/new-id.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { analyticsLimits } from "#app/features/running/analytics/limits.ts";
import { apiLimits } from "#app/features/people/api-keys/limits.ts";
import { calendarLimits } from "#app/features/front/calendar/limits.ts";
import { contactLimits } from "#app/features/running/contact/limits.ts";
import { designLimits } from "#app/features/selling/design/limits.ts";
import { importLimits } from "#app/features/front/imports/limits.ts";
import { invoiceLimits } from "#app/features/selling/invoices/limits.ts";
import { paperLimits } from "#app/features/selling/papers/limits.ts";
import { webhookLimits } from "#app/features/programs/webhooks/limits.ts";
import type { RateLimit } from "#app/platform/auth/rate-limit.ts";

const MINUTE = 60;
const QUARTER = 15 * 60_000;
const HOUR = 60 * MINUTE;

/** How often something may be tried, and in how many seconds (docs/security-checks.md 8). */
const LIMITS: [string, number, number][] = [
  ["sign_in_client", 50, 15 * MINUTE],
  ["sign_in_guesses", 10, 15 * MINUTE],
  ["sign_in_client_56", 100, 15 * MINUTE],
  ["sign_in_guesses_56", 20, 15 * MINUTE],
  ["sign_in_client_48", 200, 15 * MINUTE],
  ["sign_in_guesses_48", 30, 15 * MINUTE],
  ["sign_in_address", 50, 15 * MINUTE],
  ["sign_in_link_client", 30, HOUR],
  ["sign_in_link_guesses", 5, HOUR],
  ["sign_in_link_address", 20, HOUR],
  ["second_step", 10, 15 * MINUTE],
  ["password_check", 10, 15 * MINUTE],
  ["register_client", 20, HOUR],
  ["reset_address", 5, HOUR],
  ["reset_client", 30, HOUR],
  ["account_link", 10, HOUR],
  ["link_client", 60, HOUR],
  ["passkey_client", 50, 15 * MINUTE],
  ["provider_client", 100, 15 * MINUTE],
  ["resend_address", 5, HOUR],
  ["resend_client", 30, HOUR],
  ["contact_client", 5, HOUR],
  ["events_client", 120, MINUTE],
  ["send_invoice", 100, HOUR],
  ["logo_business", 30, HOUR],
  ["webhook_business", 60, HOUR],
  ["replay_business", 600, HOUR],
  ["import_business", 60, HOUR],
  ["api_business", 600, MINUTE],
  ["api_session", 600, MINUTE],
  ["preview_user", 90, MINUTE],
  ["read_calendar", 600, 10 * MINUTE],
  ["make_calendar", 20, HOUR],
];

const declared: RateLimit[] = [
  ...[accountLimits, analyticsLimits, apiLimits, calendarLimits, contactLimits],
  ...[designLimits, importLimits, invoiceLimits, paperLimits, webhookLimits],
].flatMap((limits) => Object.values<RateLimit>(limits));

it("security 8: every limit that a feature declares is in the table", () => {
  expect(declared.map(({ name }) => name).toSorted()).toEqual(LIMITS.map(([name]) => name).toSorted());
});

it.each(LIMITS)("security 8: %s lets %i attempts through in %i seconds", async (name, max, seconds) => {
  const limit = declared.find((limit) => limit.name === name)!;
  const ctx = visitor(testPlatform(await freshSqlite(), { RATE_LIMIT_FACTOR: "1" }));
  expect((await count(ctx, limit, "a")).quota).toEqual({
    max,
    left: max - 1,
    windowSeconds: seconds,
    seconds,
    isOver: false,
  });
  for (let counted = 1; counted < max; counted++) await countAttempt(ctx, limit, "a");
  await expect(countAttempt(ctx, limit, "a")).rejects.toMatchObject({
    code: expect.stringMatching(/\.too_many/) as string,
    retryAfter: seconds,
  });
  expect((await count(ctx, limit, "a")).quota).toMatchObject({ left: 0, isOver: true });
});

it("security 8: only an attempt that is refused is logged", async () => {
  const ctx = visitor(testPlatform(await freshSqlite(), { RATE_LIMIT_FACTOR: "1" }));
  const warn = vi.spyOn(ctx.log, "warn");
  for (let tries = 0; tries < 5; tries++) await countAttempt(ctx, contactLimits.contactClient, "a");
  expect(warn).not.toHaveBeenCalled();
  await expect(countAttempt(ctx, contactLimits.contactClient, "a")).rejects.toThrow();
  expect(warn.mock.calls).toEqual([[{ event: "request.too_many", limit: "contact_client" }]]);
});

onEachDatabase((open) => {
  it("security 8: lets exactly as many attempts through as the limit says, however parallel", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const attempts = Array.from({ length: 30 }, () => attempt(platform, "anna@example.ch"));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  it("security 8: calls of programs reach their limit exactly, however parallel, and say what is left", async () => {
    const who = newId();
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const calls = await Promise.all(Array.from({ length: 605 }, () => call(platform, who)));
    expect(calls.filter(({ isOver }) => isOver)).toHaveLength(5);
    expect(calls.map(({ left }) => left).toSorted((a, b) => b - a)).toEqual(
      Array.from({ length: 605 }, (_, at) => Math.max(0, 599 - at)),
    );
    platform.pass(MINUTE * 1000);
    expect(await call(platform, who)).toMatchObject({ left: 599, isOver: false });
  });

  it("security 8: calls of programs are counted in few statements, each a hundredth of the limit", async () => {
    const who = newId();
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const counts: number[] = [];
    for (let calls = 0; calls < 7; calls++) {
      await call(platform, who);
      const row = await platform.database.db.selectFrom("rate_limits").select("count").executeTakeFirst();
      counts.push(row?.count ?? 0);
    }
    expect(counts).toEqual([6, 6, 6, 6, 6, 6, 12]);
  });

  it("security 8: processes that share a database never let more calls through together", async () => {
    const who = newId();
    const one = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const other = testPlatform({ ...one.database }, { RATE_LIMIT_FACTOR: "1" });
    const calls = [];
    for (let turn = 0; turn < 400; turn++) calls.push(await call(one, who), await call(other, who));
    const passed = calls.filter(({ isOver }) => !isOver).length;
    expect(passed).toBeGreaterThanOrEqual(594);
    expect(passed).toBeLessThanOrEqual(600);
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

function call(platform: TestPlatform, who: string) {
  return countUse(visitor(platform), apiLimits.apiBusiness, who);
}

function attempt(platform: TestPlatform, who: string): Promise<Attempt> {
  return countAttempt(visitor(platform), accountLimits.secondStep, who);
}
