import { expect, it } from "vitest";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { signInAtOnce } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listInvitations } from "#app/features/people/seats/people.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { runAdmin } from "#db/admin.ts";
import { turnOnTwoStep } from "../support/authenticator.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { withPasskey } from "../support/passkeys/add-passkey.ts";
import { PERSON } from "../support/person.ts";
import { later, sendingMember, signedIn, testPlatform, visitor } from "../support/platform.ts";
import { newEmails } from "../support/server/mailbox.ts";
import { seated } from "../support/seats/seated.ts";

const DAY = 24 * 60 * 60 * 1000;
const NEW = "neu@example.ch";
const RECOVER = ["recover", PERSON.email, NEW, "--reason", "Passport and extract of the register seen"];

onDatabaseOfDay((open) => {
  it("support undoes what happened to a person and the business, by the address that was theirs", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    await invite(owner, { email: "freund@example.ch", role: "member" });
    platform.pass(2 * DAY + 1);
    await invite(later(owner), { email: "dieb@example.ch", role: "member" });
    const before = { kind: "email_changed", email: PERSON.email, verifiedAt: null } as const;
    await noticeChange(later(owner), owner.user.id, before);
    await owner.db.updateTable("users").set({ email: "dieb@example.ch" }).execute();
    platform.pass(DAY);
    const admin = commands(platform);
    expect(await admin("undo-changes", PERSON.email)).toMatchObject({ code: 2 });
    expect(await admin("undo-changes", "nobody@example.ch", "--days", "3")).toMatchObject({ code: 1 });
    expect(await admin("undo-changes", PERSON.email, "--days", "3")).toMatchObject({ code: 0 });
    expect(await listInvitations(later(owner))).toMatchObject([{ email: "freund@example.ch" }]);
    expect((await newEmails(platform)).map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      `${PERSON.email}: Set a new password`,
    );
    expect(await admin("undo-changes", PERSON.email, "--days", "3")).toMatchObject({ code: 1 });
  });

  it("support undoes nothing of anybody else", async () => {
    const platform = testPlatform(await open());
    const other = await sendingMember(platform);
    const owner = await sendingMember(platform, { email: "owner@example.ch" });
    for (const one of [other, owner]) await invite(one, { email: "dieb@example.ch", role: "member" });
    expect(await commands(platform)("undo-changes", "owner@example.ch", "--days", "3")).toMatchObject({
      code: 0,
    });
    expect(await listInvitations(later(owner))).toEqual([]);
    expect(await listInvitations(later(other))).toHaveLength(1);
  });

  it("an account that nobody can open gets another address a week after all of its addresses were told", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    await turnOnTwoStep(owner);
    await withPasskey(owner);
    await seated(owner, "member");
    await newEmails(platform);
    const admin = commands(platform);
    expect(await admin("recover", PERSON.email, NEW)).toMatchObject({ code: 2 });
    expect((await admin(...RECOVER)).text).toMatch(/^All addresses are told\..* repeat this command after/);
    const told = await newEmails(platform);
    expect(told.map(({ to }) => to).toSorted()).toEqual([PERSON.email, "member@example.ch"]);
    expect(told[0]?.text).toContain(NEW);
    platform.pass(6 * DAY);
    expect((await admin(...RECOVER)).text).toMatch(/^Begun already/);
    platform.pass(DAY);
    expect((await admin(...RECOVER)).text).toContain(`The account has ${NEW} now`);
    const user = owner.db.selectFrom("users").select(["email", "password_hash", "totp_enabled_at"]);
    expect(await user.where("id", "=", owner.user.id).executeTakeFirst()).toEqual({
      email: NEW,
      password_hash: "",
      totp_enabled_at: null,
    });
    expect(await owner.db.selectFrom("passkeys").select("id").execute()).toEqual([]);
    expect(await newEmails(platform)).toMatchObject([{ to: NEW, subject: "Set a new password" }]);
    const former = signInAtOnce(visitor(platform), { ...PERSON, code: "" });
    await expect(former).rejects.toMatchObject({ code: "account.invalid_credentials" });
  });

  it("whoever signs in meanwhile ends the recovery, which then begins anew", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    const admin = commands(platform);
    await admin(...RECOVER);
    platform.pass(DAY);
    await signedIn(platform, owner.user.id);
    platform.pass(6 * DAY);
    expect((await admin(...RECOVER)).text).toMatch(/^All addresses are told/);
  });

  it("a recovery counts for a month, and no session of before ends it", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    await signedIn(platform, owner.user.id);
    const admin = commands(platform);
    await admin(...RECOVER);
    platform.pass(30 * DAY);
    expect((await admin(...RECOVER)).text).toMatch(/^All addresses are told/);
    platform.pass(30 * DAY - 1);
    expect((await admin(...RECOVER)).text).toContain(`The account has ${NEW} now`);
  });
});

function commands(platform: Platform) {
  return (...args: string[]) => runAdmin(args, (work) => work(visitor(platform)));
}
