import { expect, it } from "vitest";
import {
  confirmEmailChange,
  requestEmailChange,
} from "#app/features/people/accounts/email/change-email.server.ts";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";
import { PERSON } from "../../../support/person.ts";
import { member, testPlatform, visitor } from "../../../support/platform.ts";

const CHANGE = { email: "new@example.ch", password: PERSON.password };

onDatabaseOfDay((open) => {
  it("counts a new address once it is confirmed, and tells the old one", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await newEmails(platform);
    await requestEmailChange(ctx, CHANGE);
    const [link] = await newEmails(platform);
    expect(link?.to).toBe("new@example.ch");
    expect((await findProfile(ctx)).email).toBe(PERSON.email);
    await confirmEmailChange(visitor(platform), tokenIn(link));
    expect(await findProfile(ctx)).toMatchObject({ email: "new@example.ch", emailVerified: true });
    const [notice] = await newEmails(platform);
    expect(notice?.to).toBe(PERSON.email);
    expect(notice?.text).toContain("new@example.ch");
  });

  it("asks for the password, and refuses a wrong one at its field", async () => {
    const ctx = await member(testPlatform(await open()));
    await expect(requestEmailChange(ctx, { ...CHANGE, password: "falsch" })).rejects.toMatchObject({
      code: "account.password_wrong",
      fields: [{ field: "password" }],
    });
  });

  it("does not say whether somebody else has the address, and never takes it from them", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await member(platform, { email: "taken@example.ch" });
    await newEmails(platform);
    await requestEmailChange(ctx, { ...CHANGE, email: "taken@example.ch" });
    expect(await newEmails(platform)).toEqual([]);

    await requestEmailChange(ctx, CHANGE);
    const [link] = await newEmails(platform);
    await member(platform, { email: CHANGE.email });
    await expect(confirmEmailChange(visitor(platform), tokenIn(link))).rejects.toMatchObject({
      code: "account.link_invalid",
    });
    expect((await findProfile(ctx)).email).toBe(PERSON.email);
  });

  it("changing the password ends the other sessions and open reset links, not this session", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { db } = platform.database;
    await db
      .insertInto("sessions")
      .values({
        id: "other",
        user_id: ctx.user.id,
        business_id: ctx.businessId,
        kind: "cookie",
        user_agent: "",
        created_at: ctx.now.toISOString(),
        last_seen_at: ctx.now.toISOString(),
        expires_at: "2099-01-01T00:00:00.000Z",
      })
      .execute();
    await changePassword(ctx, { password: PERSON.password, newPassword: "ein-ganz-neues-wort" });
    const left = await db.selectFrom("sessions").select("id").execute();
    expect(left).toHaveLength(1);
    await expect(
      changePassword(ctx, { password: PERSON.password, newPassword: "noch-ein-anderes" }),
    ).rejects.toMatchObject({ code: "account.password_wrong" });
  });
});
