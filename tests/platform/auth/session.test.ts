import { expect, it } from "vitest";
import type { UserContext } from "#app/platform/context.server.ts";
import { endSession, findSession, sessionCookie, startSession } from "#app/platform/auth/session.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

onDatabaseOfDay((open) => {
  it("security 7: keeps the hash of a token, never the token", async () => {
    const ctx = await member(testPlatform(await open()));
    const token = await start(ctx);
    expect(Buffer.from(token, "base64url").byteLength).toBeGreaterThanOrEqual(16);
    const rows = await ctx.db.selectFrom("sessions").selectAll().execute();
    expect(rows.map((row) => row.id)).toContainEqual(expect.stringMatching(/^[\da-f]{64}$/));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("keeps the first 300 characters of what the browser calls itself", async () => {
    const ctx = await member(testPlatform(await open()));
    const userAgent = `Firefox ${"x".repeat(400)}`;
    await startSession(ctx, { userId: ctx.user.id, accessVersion: 0, kind: "cookie", userAgent });
    const rows = await ctx.db.selectFrom("sessions").select("user_agent").execute();
    expect(rows.map(({ user_agent }) => user_agent)).toContain(userAgent.slice(0, 300));
  });

  it("tells whose a token is", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    expect(await findSession(platform, await start(ctx), "cookie")).toMatchObject({
      user: { id: ctx.user.id, email: "anna@example.ch", emailVerified: false },
      businessId: ctx.businessId,
    });
    expect(await findSession(platform, "made-up-token-of-somebody", "cookie")).toBeNull();
  });

  it("takes a cookie's token for no bearer token, and the other way round", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    expect(await findSession(platform, await start(ctx, "cookie"), "bearer")).toBeNull();
    expect(await findSession(platform, await start(ctx, "bearer"), "cookie")).toBeNull();
  });

  it("ends 30 days after its last use, not after its first", async () => {
    const platform = testPlatform(await open());
    const token = await start(await member(platform));
    for (let visit = 0; visit < 3; visit++) {
      platform.pass(30 * DAY - HOUR);
      expect(await findSession(platform, token, "cookie")).not.toBeNull();
    }
    platform.pass(30 * DAY);
    expect(await findSession(platform, token, "cookie")).toBeNull();
  });

  it("writes the last use down once an hour at most", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const token = await start(ctx);
    const { sessionId } = (await findSession(platform, token, "cookie"))!;
    const lastSeen = async () =>
      (
        await ctx.db
          .selectFrom("sessions")
          .select("last_seen_at")
          .where("id", "=", sessionId)
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    platform.pass(HOUR - 1);
    await findSession(platform, token, "cookie");
    expect(await lastSeen()).toBe(ctx.now.toISOString());
    platform.pass(1);
    await findSession(platform, token, "cookie");
    expect(await lastSeen()).toBe(ctx.now.toISOString());
    platform.pass(1);
    await findSession(platform, token, "cookie");
    expect(await lastSeen()).toBe(platform.now().toISOString());
  });

  it("security 5: is unknown once ended, while the user's others go on", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const [gone, kept] = [await start(ctx), await start(ctx)];
    const { sessionId } = (await findSession(platform, gone, "cookie"))!;
    await endSession(ctx, sessionId);
    expect(await findSession(platform, gone, "cookie")).toBeNull();
    expect(await findSession(platform, kept, "cookie")).not.toBeNull();
  });

  it("security 5: keeps its cookie from scripts and other sites, and where there is https, from http", async () => {
    const database = await open();
    const plain = await sessionCookie(testPlatform(database)).serialize("token");
    expect(plain).toMatch(/^rappen=/);
    expect(plain).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await sessionCookie(
      testPlatform(await open(), { APP_URL: "https://rappen.example" }),
    ).serialize("token");
    expect(secure).toMatch(/^__Host-rappen=/);
    expect(secure).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(secure).not.toMatch(/Domain/);
  });

  it("asks the browser to keep its cookie for 30 days, as the cookie page says", async () => {
    const cookie = await sessionCookie(testPlatform(await open())).serialize("token");
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBe(30 * 24 * 60 * 60);
  });
});

function start(ctx: UserContext, kind: "cookie" | "bearer" = "cookie"): Promise<string> {
  return startSession(ctx, { userId: ctx.user.id, accessVersion: 0, kind, userAgent: "Firefox" });
}
