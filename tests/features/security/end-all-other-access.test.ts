import { expect, it } from "vitest";
import { endAllOtherAccess } from "#app/features/front/security/end-all-other-access.server.ts";
import { makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { connected } from "../../support/oauth/connecting.ts";
import { PERSON } from "../../support/person.ts";
import { sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { newEmails } from "../../support/server/mailbox.ts";

onDatabaseOfDay((open) => {
  it("ends all access but this session, records what ended, and tells the person", async () => {
    const platform = testPlatform(await open());
    await sendingMember(platform, { email: "other@example.ch" });
    const ctx = await sendingMember(platform);
    await apiKeyOf(ctx);
    await connected(ctx);
    await makeCalendarFeed(ctx);
    const other = { userId: ctx.user.id, accessVersion: 0, kind: "cookie" as const, userAgent: "test" };
    await startSession(visitor(platform), other);
    await newEmails(platform);
    await expect(endAllOtherAccess(ctx, { password: "wrong" })).rejects.toMatchObject({
      code: "account.password_wrong",
    });
    const { token, ...ended } = await endAllOtherAccess(ctx, PERSON);
    expect(ended).toEqual({ sessions: 1, programs: 3 });
    expect(await findSession(platform, token, "bearer")).toMatchObject({ role: "owner" });
    const [mail, ...more] = await newEmails(platform);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: PERSON.email, subject: "All other access to your account has ended" });
    expect(mail?.text).toContain("Device: test. Time: ");
    expect(mail?.text).not.toContain("undo");
    const history = ctx.db.selectFrom("history").select("event").orderBy("id");
    const events = (await history.execute()).map(({ event }) => event);
    expect(events.slice(-3)).toEqual(["api_key.ended", "application.ended", "calendar.ended"]);
  });
});
