import { expect, it } from "vitest";
import {
  confirmEmailChange,
  requestEmailChange,
} from "#app/features/people/accounts/email/change-email.server.ts";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import {
  requestPasswordReset,
  resetPassword,
} from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import {
  beginTwoStep,
  disableTwoStep,
  findTwoStep,
  renewRecoveryCodes,
} from "#app/features/people/accounts/sign-in/two-step.server.ts";
import { verifyEmail } from "#app/features/people/accounts/email/verification.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { turnOnTwoStep } from "../../../support/authenticator.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";
import { PERSON } from "../../../support/person.ts";
import { member, testPlatform, visitor } from "../../../support/platform.ts";
import { confirmAddress } from "../../../support/accounts/confirm-address.ts";

const { email, password } = PERSON;
const NEW = "ein-ganz-neues-wort";
const VOID = { code: "account.link_invalid" };

/** Every change that ends all other access; the session in which it is made stays. */
const CHANGES: [string, (ctx: UserContext) => Promise<unknown>][] = [
  ["a new password", (ctx) => changePassword(ctx, { password, newPassword: NEW })],
  ["a new address", (ctx) => changeAddress(ctx)],
  ["two-step sign-in turned on", (ctx) => turnOnTwoStep(ctx)],
  ["two-step sign-in turned off", (ctx) => disableTwoStep(ctx, { password })],
  ["new recovery codes", (ctx) => renewRecoveryCodes(ctx, { password })],
];

onDatabaseOfDay((open) => {
  it("a thief's change of address is void once the owner has reset the password", async () => {
    const { platform, ctx } = await start();
    const thiefsLink = await askForAddress(ctx, "thief@example.ch");
    const reset = await askForReset(ctx);
    await resetPassword(visitor(platform), { token: reset, password: NEW, revokeApiKeys: false });
    await expect(confirmEmailChange(visitor(platform), thiefsLink)).rejects.toMatchObject(VOID);
    await signIn(visitor(platform), { email, password: NEW });
  });

  it("a thief's change of address is void once the owner has changed the password", async () => {
    const { platform, ctx } = await start();
    const thiefsLink = await askForAddress(ctx, "thief@example.ch");
    await changePassword(ctx, { password, newPassword: NEW });
    await expect(confirmEmailChange(visitor(platform), thiefsLink)).rejects.toMatchObject(VOID);
    await signIn(visitor(platform), { email, password: NEW });
  });

  it("sends no link for a change of address that was asked for before the password changed", async () => {
    const { platform, ctx } = await start();
    await requestEmailChange(ctx, { email: "thief@example.ch", password });
    await changePassword(ctx, { password, newPassword: NEW });
    expect((await newEmails(platform)).map(({ to }) => to)).toEqual([email]);
  });

  it("a reset link sent to the old address is void once the address has changed", async () => {
    const { platform, ctx } = await start();
    const address = await askForAddress(ctx, "new@example.ch");
    const reset = await askForReset(ctx);
    await confirmEmailChange(visitor(platform), address);
    const late = resetPassword(visitor(platform), { token: reset, password: NEW, revokeApiKeys: false });
    await expect(late).rejects.toMatchObject(VOID);
    await signIn(visitor(platform), { email: "new@example.ch", password });
  });

  it.each(CHANGES)(
    "%s voids links that open something, and ends other sessions and bearer tokens",
    async (name, change) => {
      const { platform, ctx, verification } = await start();
      if (/off|codes/.test(name)) await turnOnTwoStep(ctx);
      const { accessVersion } = await signIn(visitor(platform), { email, password });
      const who = { userId: ctx.user.id, accessVersion, userAgent: "other" };
      const cookie = await startSession(ctx, { ...who, kind: "cookie" });
      const bearer = await startSession(ctx, { ...who, kind: "bearer" });
      const reset = await askForReset(ctx);
      const address = /address/.test(name) ? "" : await askForAddress(ctx, "thief@example.ch");

      await change(ctx);
      expect(await findSession(platform, cookie, "cookie")).toBeNull();
      expect(await findSession(platform, bearer, "bearer")).toBeNull();
      const open = await ctx.db.selectFrom("sessions").select("id").execute();
      expect(open).toHaveLength(1);
      const late = resetPassword(visitor(platform), { token: reset, password: NEW, revokeApiKeys: false });
      await expect(late).rejects.toMatchObject(VOID);
      await expect(confirmEmailChange(visitor(platform), address)).rejects.toMatchObject(VOID);
      const verifying = verifyEmail(visitor(platform), verification);
      if (/address/.test(name)) await expect(verifying).rejects.toMatchObject(VOID);
      else await verifying;
      // A sign-in whose password was right before the change, and which is only now to become a session.
      await expect(startSession(ctx, { ...who, kind: "cookie" })).rejects.toMatchObject({
        code: "account.invalid_credentials",
      });
    },
  );

  it("a password reset ends every session, and a second step somebody has begun", async () => {
    const { platform, ctx } = await start();
    await confirmAddress(ctx);
    await beginTwoStep(ctx, { password });
    const token = await askForReset(ctx);
    await resetPassword(visitor(platform), { token, password: NEW, revokeApiKeys: false });
    expect(await ctx.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect(await findTwoStep(ctx)).toEqual({ state: "off" });
  });

  it("a new password ends nothing of anybody else, whose sign-in that is under way becomes a session", async () => {
    const { platform, ctx } = await start();
    const eva = await member(platform, { email: "eva@example.ch" });
    const { accessVersion } = await signIn(visitor(platform), { email: "eva@example.ch", password });
    await changePassword(ctx, { password, newPassword: NEW });
    const session = { userId: eva.user.id, accessVersion, kind: "bearer", userAgent: "other" } as const;
    const token = await startSession(visitor(platform), session);
    expect(await findSession(platform, token, "bearer")).toMatchObject({ user: { id: eva.user.id } });
  });

  it("a change that is made in a session which was just ended is refused", async () => {
    const { platform, ctx } = await start();
    const thief = await anotherSession(ctx);
    await changePassword(ctx, { password, newPassword: NEW });
    const late = changePassword(thief, { password: NEW, newPassword: "das-wort-des-diebs" });
    await expect(late).rejects.toMatchObject({ code: "session.required" });
    await signIn(visitor(platform), { email, password: NEW });
  });

  it("leaves exactly one of many who change the password at once in charge", async () => {
    const { ctx } = await start();
    const contexts = [ctx, await anotherSession(ctx), await anotherSession(ctx)];
    const results = await Promise.allSettled(
      contexts.map((one, n) => changePassword(one, { password, newPassword: `${NEW}-${n}` })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const [welcome] = await newEmails(platform);
    return { platform, ctx, verification: tokenIn(welcome) };
  }
});

async function anotherSession(ctx: UserContext): Promise<UserContext> {
  const session = { userId: ctx.user.id, accessVersion: 0, userAgent: "other" };
  const token = await startSession(ctx, { ...session, kind: "cookie" });
  const identity = await findSession(ctx.platform, token, "cookie");
  if (!identity) throw new Error("the session just started is unknown");
  return { ...ctx, ...identity };
}

async function askForAddress(ctx: UserContext, to: string): Promise<string> {
  await requestEmailChange(ctx, { email: to, password });
  return tokenIn(await emailTo(ctx, to));
}

async function askForReset(ctx: UserContext): Promise<string> {
  await requestPasswordReset(ctx, email);
  return tokenIn(await emailTo(ctx, email));
}

async function changeAddress(ctx: UserContext): Promise<void> {
  await confirmEmailChange(ctx, await askForAddress(ctx, "new@example.ch"));
}

async function emailTo({ platform }: UserContext, to: string): Promise<Email | undefined> {
  const emails = await newEmails(platform as ReturnType<typeof testPlatform>);
  return emails.find((one) => one.to === to);
}
