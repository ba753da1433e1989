import { expect, it } from "vitest";
import { deviceName } from "#app/features/people/accounts/sign-in/device.ts";
import { hasSessionLike } from "#app/features/people/accounts/sign-in/new-sign-in.server.ts";
import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from "#app/features/people/accounts/sign-in/sessions.server.ts";
import { startSession } from "#app/platform/auth/session.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { later, member, testPlatform } from "../../../support/platform.ts";

const FIREFOX = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)" +
  " Version/18.1 Mobile/15E148 Safari/604.1";

onDatabaseOfDay((open) => {
  it("security 5: lists the user's sessions, this one first, and ends one or all others", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    for (const userAgent of [FIREFOX, SAFARI]) {
      await startSession(ctx, { userId: ctx.user.id, accessVersion: 0, kind: "cookie", userAgent });
    }
    const [current, ...others] = await listSessions(ctx);
    expect(current).toMatchObject({ id: ctx.sessionId, isCurrent: true });
    expect(others).toHaveLength(2);
    await endOneSession(ctx, others[0]!.id);
    expect(await listSessions(ctx)).toHaveLength(2);
    await endOtherSessions(ctx);
    expect(await listSessions(ctx)).toMatchObject([{ id: ctx.sessionId }]);
  });

  it("counts no session that has expired as one that is still open", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await startSession(ctx, { userId: ctx.user.id, accessVersion: 0, kind: "bearer", userAgent: FIREFOX });
    expect(await hasSessionLike(ctx, ctx.user.id, FIREFOX)).toBe(true);
    platform.pass(30 * 24 * 60 * 60 * 1000);
    expect(await hasSessionLike(later(ctx), ctx.user.id, FIREFOX)).toBe(false);
  });

  it("security 1: ends nobody else's session", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    await expect(endOneSession(ctx, other.sessionId)).rejects.toMatchObject({ code: "session.not_found" });
    await endOtherSessions(ctx);
    expect(await listSessions(other)).toHaveLength(1);
  });
});

it.each([
  [FIREFOX, "Firefox, macOS"],
  [SAFARI, "Safari, iPhone"],
  ["curl/8.9.1", "curl"],
  ["invoice-bot/2.0 (+https://example.ch)", "invoice-bot"],
  ["", "?"],
])("names a device: %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
