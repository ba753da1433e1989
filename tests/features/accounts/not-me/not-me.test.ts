import { expect, it } from "vitest";
import { createApiKey, listApiKeys } from "#app/features/people/api-keys/api-keys.server.ts";
import { listConnections } from "#app/features/people/oauth/connections.server.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import {
  confirmEmailChange,
  requestEmailChange,
} from "#app/features/people/accounts/email/change-email.server.ts";
import { findNotMe, undoChanges } from "#app/features/people/accounts/not-me/not-me.server.ts";
import {
  askForPasskey,
  signInByPasskey,
} from "#app/features/people/accounts/passkeys/passkey-sign-in.server.ts";
import { listPasskeys, removePasskey } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import { noticeNewSignIn } from "#app/features/people/accounts/sign-in/new-sign-in.server.ts";
import { resetPassword } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { checkSecondStep } from "#app/features/people/accounts/sign-in/second-step.server.ts";
import { signIn, signInAtOnce } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { disableTwoStep, renewRecoveryCodes } from "#app/features/people/accounts/sign-in/two-step.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { codeAt, STEP, turnOnTwoStep } from "../../../support/authenticator.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { connected } from "../../../support/oauth/connecting.ts";
import { idOf, withPasskey } from "../../../support/passkeys/add-passkey.ts";
import { PERSON } from "../../../support/person.ts";
import {
  later,
  member,
  register,
  sendingMember,
  type TestPlatform,
  testPlatform,
  visitor,
} from "../../../support/platform.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";

const HOUR = 3_600_000;
const THIEF = "dieb@example.ch";
const NEW = "ein-ganz-neues-wort";
const INVALID = { code: "account.not_me_invalid" };

onDatabaseOfDay((open) => {
  it("voids the password, ends sessions, keys and applications, and leads to a new password", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const start = await newEmails(platform);
    expect(start.every(({ subject }) => !/new|changed/i.test(subject))).toBe(true);
    await createApiKey(ctx, {
      name: "Desk",
      mode: "live",
      sandbox: "",
      access: "full",
      scopes: [],
      expiresOn: "",
    });
    await connected(ctx);
    const userAgent = "Mozilla/5.0 Firefox/130";
    await noticeNewSignIn(ctx, { userId: ctx.user.id, userAgent, isKnownDevice: false });
    const mails = await newEmails(platform);
    const subjects = [
      "A new API key was created",
      "An application was connected",
      "New sign-in to your account",
    ];
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
    const told = mails.map(({ text }) => /Device: (.+)\. Time: .+ 2026, \d\d:\d\d\./.exec(text)?.[1]);
    expect(told).toEqual(["test", "test", "Firefox"]);
    const token = tokenIn(mails[0]);
    const found = await findNotMe(visitor(platform), token);
    const kinds = ["new_sign_in", "application_connected", "api_key_made"];
    expect(found).toMatchObject({ state: "open", changes: kinds.map((kind) => ({ kind })) });
    expect(await signIn(visitor(platform), PERSON)).toMatchObject({ id: ctx.user.id });

    await undoChanges(visitor(platform), token);
    expect([await listApiKeys(ctx), await listConnections(ctx)]).toEqual([[], []]);
    expect(await ctx.db.selectFrom("sessions").select("id").execute()).toEqual([]);
    await expect(signIn(visitor(platform), PERSON)).rejects.toMatchObject({
      code: "account.invalid_credentials",
    });
    const [reset] = await newEmails(platform);
    expect(reset).toMatchObject({ to: PERSON.email, subject: "Set a new password" });
    await resetPassword(visitor(platform), { token: tokenIn(reset), password: NEW, revokeApiKeys: false });
    await signIn(visitor(platform), { ...PERSON, password: NEW });
    for (const mail of mails)
      expect(await findNotMe(visitor(platform), tokenIn(mail))).toMatchObject({ state: "done" });
    await undoChanges(visitor(platform), tokenIn(mails[1]));
    await signIn(visitor(platform), { ...PERSON, password: NEW });
  });

  it("undoes a whole takeover by the owner's first link", async () => {
    const platform = testPlatform(await open());
    const owner = await member(platform);
    const { secret, codes } = await turnOnTwoStep(owner);
    const kept = await withPasskey(owner, "Kept");
    await newEmails(platform);
    const thief = await stolen(owner);
    const toOwner = await newEmails(platform);
    expect(toOwner.map(({ to, subject }) => [to, subject])).toEqual([
      [PERSON.email, "Your password has changed"],
      [PERSON.email, "Your e-mail address has changed"],
    ]);
    const told = await disarm(thief, kept.id.toString("base64url"));
    const mine = told.filter(({ to }) => to === THIEF);
    const alsoTold = told.filter(({ to }) => to === PERSON.email);
    expect(alsoTold.map(({ subject }) => subject)).toEqual(mine.map(({ subject }) => subject));
    for (const mail of alsoTold) expect(tokenIn(mail)).toBe(tokenIn(toOwner[1]));
    await undoChanges(visitor(platform), tokenIn(mine.at(-1)));
    expect(await emailOf(owner)).toBe(THIEF);

    await undoChanges(visitor(platform), tokenIn(toOwner[0]));
    expect(await emailOf(owner)).toBe(PERSON.email);
    expect(await listPasskeys(owner)).toMatchObject([{ name: "Kept", id: idOf(kept) }]);
    const reset = (await newEmails(platform)).at(-1);
    expect(reset).toMatchObject({ to: PERSON.email, subject: "Set a new password" });
    await resetPassword(visitor(platform), { token: tokenIn(reset), password: NEW, revokeApiKeys: false });
    platform.pass(10 * STEP);
    const input = { email: PERSON.email, password: NEW, code: codeAt(secret, platform.now()) };
    expect(await signInAtOnce(visitor(platform), input)).toMatchObject({ id: owner.user.id });
    await checkSecondStep(visitor(platform), owner.user.id, codes[3]!);
    for (const mail of [...toOwner, ...mine])
      expect(await findNotMe(visitor(platform), tokenIn(mail))).toMatchObject({ state: "done" });
  });

  it("undoes a second step that a thief has turned on, codes and passkeys, and leaves what was before", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await withPasskey(ctx, "Before");
    await newEmails(platform);
    platform.pass(1_000);
    await turnOnTwoStep(later(ctx));
    await renewRecoveryCodes(later(ctx), PERSON);
    await withPasskey(later(ctx), "Thief's");
    const [on] = await newEmails(platform);
    expect(on?.subject).toBe("Two-step sign-in is on");
    await undoChanges(visitor(platform), tokenIn(on));
    expect(await listPasskeys(ctx)).toMatchObject([{ name: "Before" }]);
    const user = ctx.db.selectFrom("users").select(["totp_secret", "totp_enabled_at"]);
    expect(await user.executeTakeFirst()).toEqual({ totp_secret: null, totp_enabled_at: null });
    expect(await ctx.db.selectFrom("recovery_codes").select("id").execute()).toEqual([]);
  });

  it("restores the recovery codes that were replaced, and only from the change of the link on", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { codes } = await turnOnTwoStep(ctx);
    const replaced = await renewRecoveryCodes(ctx, PERSON);
    const mails = await newEmails(platform);
    await undoChanges(visitor(platform), tokenIn(byKind(mails, "You have new recovery codes")));
    await checkSecondStep(visitor(platform), ctx.user.id, codes[0]!);
    await expect(checkSecondStep(visitor(platform), ctx.user.id, replaced[0]!)).rejects.toMatchObject({
      code: "account.code_wrong",
    });
    const on = tokenIn(byKind(mails, "Two-step sign-in is on"));
    expect(await findNotMe(visitor(platform), on)).toMatchObject({ changes: [{ kind: "two_step_on" }] });
  });

  it("removes the passkey of which a copy was refused", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const device = await withPasskey(ctx, "Key", 5);
    await newEmails(platform);
    const browser = "browser";
    const credential = device.get(askForPasskey(visitor(platform), browser));
    await expect(signInByPasskey(visitor(platform), { credential, browser })).rejects.toThrow();
    const [mail] = await newEmails(platform);
    await undoChanges(visitor(platform), tokenIn(mail));
    expect(await listPasskeys(ctx)).toEqual([]);
  });

  it("keeps the address that was left for its owner as long as the link can bring it back", async () => {
    const platform = testPlatform(await open());
    const owner = await member(platform);
    await moveTo(owner, THIEF, PERSON.password);
    const mail = byKind(await newEmails(platform), "Your e-mail address has changed");
    await expect(register(visitor(platform))).rejects.toMatchObject({ code: "account.email_taken" });
    const other = await member(platform, { email: "other@example.ch" });
    await expect(moveTo(other, PERSON.email, PERSON.password)).rejects.toThrow();
    const moved = (email: string) =>
      other.db.updateTable("users").set({ email }).where("id", "=", other.user.id).execute();
    await moved(PERSON.email);
    await expect(undoChanges(visitor(platform), tokenIn(mail))).rejects.toMatchObject({
      code: "account.email_taken",
    });
    expect(await findNotMe(visitor(platform), tokenIn(mail))).toMatchObject({ state: "open" });
    await moved("other@example.ch");
    platform.pass(30 * 24 * HOUR);
    await expect(undoChanges(visitor(platform), tokenIn(mail))).rejects.toMatchObject(INVALID);
    expect(await findNotMe(visitor(platform), tokenIn(mail))).toEqual({ state: "invalid" });
    await register(visitor(platform));
  });

  it("works once of two at a time, and not without the account or the right token", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await newEmails(platform);
    await withPasskey(ctx);
    const [mail] = await newEmails(platform);
    const both = [1, 2].map(() => undoChanges(visitor(platform), tokenIn(mail)));
    await Promise.all(both);
    expect((await newEmails(platform)).map(({ subject }) => subject)).toEqual(["Set a new password"]);
    for (const token of ["", "x", `${tokenIn(mail)}x`])
      await expect(undoChanges(visitor(platform), token)).rejects.toMatchObject(INVALID);

    const leaving = await member(platform, { email: "leaving@example.ch" });
    await newEmails(platform);
    await withPasskey(leaving);
    const [last] = await newEmails(platform);
    await deleteAccount(leaving, { password: PERSON.password, confirmed: true });
    await expect(undoChanges(visitor(platform), tokenIn(last))).rejects.toMatchObject(INVALID);
    const rows = ctx.db.selectFrom("security_events").select("id").where("user_id", "=", leaving.user.id);
    expect(await rows.execute()).toEqual([]);
  });
});

/** A thief with an open session and the password changes the latter and the address. */
async function stolen(owner: UserContext): Promise<UserContext> {
  await changePassword(owner, { password: PERSON.password, newPassword: "passwort-des-diebs" });
  const [session] = await owner.db.selectFrom("sessions").select("id").execute();
  const thief = { ...owner, sessionId: session!.id };
  await owner.db.updateTable("users").set({ email_verified_at: owner.now.toISOString() }).execute();
  await requestEmailChange(thief, { email: THIEF, password: "passwort-des-diebs" });
  const platform = owner.platform as TestPlatform;
  const mails = await newEmails(platform);
  await confirmEmailChange(thief, tokenIn(mails.find(({ to }) => to === THIEF)));
  platform.mailbox.push(...mails.filter(({ to }) => to === PERSON.email));
  return { ...thief, user: { ...thief.user, email: THIEF } };
}

/** @returns the e-mails about it, which go to the thief */
async function disarm(thief: UserContext, passkeyId: string): Promise<Email[]> {
  const password = "passwort-des-diebs";
  await disableTwoStep(thief, { password });
  await removePasskey(thief, passkeyId, { password });
  await withPasskey(thief, "Thief's", 0, password);
  const mails = await newEmails(thief.platform as TestPlatform);
  expect(mails.map(({ to }) => to)).toEqual([1, 2, 3].flatMap(() => [THIEF, PERSON.email]));
  return mails;
}

async function moveTo(ctx: UserContext, email: string, password: string): Promise<void> {
  await requestEmailChange(ctx, { email, password });
  const mails = await newEmails(ctx.platform as TestPlatform);
  await confirmEmailChange(ctx, tokenIn(mails.find(({ to }) => to === email)));
}

async function emailOf(ctx: UserContext): Promise<string> {
  const row = await ctx.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  return row.email;
}

function byKind(mails: Email[], subject: string): Email | undefined {
  return mails.find((mail) => mail.subject === subject);
}
