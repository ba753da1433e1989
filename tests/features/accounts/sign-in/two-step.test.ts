import { expect, it } from "vitest";
import { checkSecondStep } from "#app/features/people/accounts/sign-in/second-step.server.ts";
import { signInAtOnce } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import {
  beginTwoStep,
  disableTwoStep,
  enableTwoStep,
  findTwoStep,
  renewRecoveryCodes,
  renewTwoStepSecret,
} from "#app/features/people/accounts/sign-in/two-step.server.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { withUser } from "#app/platform/context.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { codeAt, STEP, turnOnTwoStep, wrongCodeAt } from "../../../support/authenticator.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { PERSON } from "../../../support/person.ts";
import { later, member, testPlatform, visitor } from "../../../support/platform.ts";
import { confirmAddress } from "../../../support/accounts/confirm-address.ts";

const CODE_WRONG = { code: "account.code_wrong", fields: [{ field: "code" }] };
const PASSWORD_WRONG = { code: "account.password_wrong", fields: [{ field: "password" }] };

onDatabaseOfDay((open) => {
  it("keeps the secret encrypted, and asks for no code before the first one was right", async () => {
    const ctx = await member(testPlatform(await open()));
    expect(await findTwoStep(ctx)).toEqual({ state: "off" });
    await expect(beginTwoStep(ctx, { password: "wrong" })).rejects.toMatchObject(PASSWORD_WRONG);
    expect(await findTwoStep(ctx)).toEqual({ state: "off" });
    await expect(beginTwoStep(ctx, PERSON)).rejects.toMatchObject({ code: "account.email_not_verified" });
    await confirmAddress(ctx);
    const { secret, uri } = await beginTwoStep(ctx, PERSON);
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(await findTwoStep(ctx)).toEqual({ state: "begun", secret, uri });
    const row = await ctx.db.selectFrom("users").select("totp_secret").executeTakeFirstOrThrow();
    expect(row.totp_secret).not.toContain(secret.replaceAll(" ", ""));
    const input = { email: PERSON.email, password: PERSON.password, code: "" };
    expect(await signInAtOnce(visitor(ctx.platform), input)).toMatchObject({ id: ctx.user.id });

    const code = wrongCodeAt(secret, ctx.now);
    await expect(enableTwoStep(ctx, { code })).rejects.toMatchObject(CODE_WRONG);
    expect(await findTwoStep(ctx)).toMatchObject({ state: "begun" });
  });

  it("turns on with a right code, makes ten recovery codes kept as hashes, and ends other sessions", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await startSession(ctx, {
      userId: ctx.user.id,
      accessVersion: 0,
      kind: "cookie",
      userAgent: "other",
    });
    const { codes } = await turnOnTwoStep(ctx);
    expect(await findTwoStep(ctx)).toEqual({ state: "on", codesLeft: 10 });
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/.test(code))).toBe(true);
    const rows = await ctx.db.selectFrom("recovery_codes").select("id").execute();
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.id))).toBe(true);
    expect(await findSession(platform, other, "cookie")).toBeNull();
    expect(await ctx.db.selectFrom("sessions").select("id").execute()).toEqual([{ id: ctx.sessionId }]);

    const changed = { code: "account.two_step_changed" };
    await expect(beginTwoStep(ctx, PERSON)).rejects.toMatchObject(changed);
    await expect(enableTwoStep(ctx, { code: "123456" })).rejects.toMatchObject(changed);
  });

  it("is turned on only in the session that gave the password, within half an hour", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { user, businessId } = ctx;
    const session = { userId: user.id, accessVersion: 0, kind: "cookie", userAgent: "borrowed" } as const;
    const borrowed = withUser(visitor(platform), {
      user,
      role: "owner",
      businessId,
      sessionId: hashToken(await startSession(ctx, session)),
    });
    await confirmAddress(ctx);
    const { secret } = await beginTwoStep(ctx, PERSON);
    expect(await findTwoStep(borrowed)).toEqual({ state: "off" });
    const changed = { code: "account.two_step_changed" };
    const code = codeAt(secret, platform.now());
    await expect(enableTwoStep(borrowed, { code })).rejects.toMatchObject(changed);
    await expect(renewTwoStepSecret(borrowed)).rejects.toMatchObject(changed);

    platform.pass(30 * 60_000);
    const inTime = await renewTwoStepSecret(later(ctx));
    expect(inTime.secret).not.toBe(secret);
    platform.pass(1);
    const late = codeAt(inTime.secret, platform.now());
    await expect(enableTwoStep(later(ctx), { code: late })).rejects.toMatchObject(changed);
    expect(await findTwoStep(later(ctx))).toEqual({ state: "off" });
  });

  it("takes each code of the app once, the one that turned it on included", async () => {
    const platform = testPlatform(await open());
    const { user, ...ctx } = await member(platform);
    const { secret } = await turnOnTwoStep({ user, ...ctx });
    const attempt = (code: string) => checkSecondStep(visitor(platform), user.id, code);
    await expect(attempt(codeAt(secret, platform.now()))).rejects.toMatchObject(CODE_WRONG);
    platform.pass(STEP);
    const code = codeAt(secret, platform.now());
    const both = await Promise.allSettled([attempt(code), attempt(code)]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(attempt(code)).rejects.toMatchObject(CODE_WRONG);
    platform.pass(STEP);
    await attempt(codeAt(secret, platform.now()));
    await expect(attempt(code)).rejects.toMatchObject(CODE_WRONG);
  });

  it("takes each recovery code once, as people type it, and from its owner only", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "beat@example.ch" });
    const { codes } = await turnOnTwoStep(ctx);
    await turnOnTwoStep(other);
    const attempt = (code: string, userId = ctx.user.id) => checkSecondStep(visitor(platform), userId, code);
    await expect(attempt(codes[0]!, other.user.id)).rejects.toMatchObject(CODE_WRONG);
    await attempt(codes[0]!.toLowerCase().replaceAll("-", " ").replaceAll("o", "0"));
    await expect(attempt(codes[0]!)).rejects.toMatchObject(CODE_WRONG);
    const both = await Promise.allSettled([attempt(codes[1]!), attempt(codes[1]!)]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await findTwoStep(ctx)).toEqual({ state: "on", codesLeft: 8 });
  });

  it("asks for the password before new recovery codes and before turning it off", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { secret, codes } = await turnOnTwoStep(ctx);
    await expect(renewRecoveryCodes(ctx, { password: "wrong" })).rejects.toMatchObject(PASSWORD_WRONG);
    await expect(disableTwoStep(ctx, { password: "wrong" })).rejects.toMatchObject(PASSWORD_WRONG);

    const renewed = await renewRecoveryCodes(ctx, { password: PERSON.password });
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await expect(checkSecondStep(ctx, ctx.user.id, codes[0]!)).rejects.toMatchObject(CODE_WRONG);
    await checkSecondStep(ctx, ctx.user.id, renewed[0]!);

    await disableTwoStep(ctx, { password: PERSON.password });
    expect(await findTwoStep(ctx)).toEqual({ state: "off" });
    expect(await ctx.db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    platform.pass(STEP);
    const late = codeAt(secret, platform.now());
    await expect(checkSecondStep(visitor(platform), ctx.user.id, late)).rejects.toMatchObject(CODE_WRONG);
    await expect(renewRecoveryCodes(ctx, { password: PERSON.password })).rejects.toMatchObject({
      code: "account.two_step_changed",
    });
  });

  it("lets recovery codes in when the platform's secret was changed and the app's can no longer be read", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { secret, codes } = await turnOnTwoStep(ctx);
    platform.pass(STEP);
    platform.secret = "another secret, after the change of it";
    const late = visitor(platform);
    await expect(checkSecondStep(late, ctx.user.id, codeAt(secret, late.now))).rejects.toMatchObject(
      CODE_WRONG,
    );
    await checkSecondStep(late, ctx.user.id, codes[0]!);
  });

  it("security 8: limits guesses at the code and at the password by user", async () => {
    const ctx = await member(testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" }));
    const { codes } = await turnOnTwoStep(ctx);
    for (let count = 0; count < 9; count++) {
      await expect(checkSecondStep(ctx, ctx.user.id, "wrong")).rejects.toMatchObject(CODE_WRONG);
    }
    const tooMany = { code: "request.too_many" };
    await expect(checkSecondStep(ctx, ctx.user.id, codes[0]!)).rejects.toMatchObject(tooMany);
    for (let count = 0; count < 10; count++) {
      await expect(disableTwoStep(ctx, { password: "wrong" })).rejects.toMatchObject(PASSWORD_WRONG);
    }
    await expect(disableTwoStep(ctx, { password: PERSON.password })).rejects.toMatchObject(tooMany);
  });
});
