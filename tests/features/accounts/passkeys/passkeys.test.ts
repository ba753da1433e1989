import { expect, it } from "vitest";
import { addPasskey, beginPasskey } from "#app/features/people/accounts/passkeys/add-passkey.server.ts";
import {
  findPasskey,
  listPasskeys,
  MOST_PASSKEYS,
  removePasskey,
  renamePasskey,
} from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import {
  askForPasskey,
  askForSecondStep,
  completeByPasskey,
  signInByPasskey,
} from "#app/features/people/accounts/passkeys/passkey-sign-in.server.ts";
import { recentPasskeysOf } from "#app/features/people/accounts/passkeys/recent-passkeys.server.ts";
import {
  requestPasswordReset,
  resetPassword,
} from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { startSession } from "#app/platform/auth/session.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { idOf, withPasskey } from "../../../support/passkeys/add-passkey.ts";
import { PasskeyDevice } from "../../../support/passkeys/passkey-device.ts";
import { PERSON } from "../../../support/person.ts";
import { later, member, type TestPlatform, testPlatform, visitor } from "../../../support/platform.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";
import { confirmAddress } from "../../../support/accounts/confirm-address.ts";

const REFUSED = { code: "account.passkey_refused" };
const MINUTE = 60_000;
const BROWSER = "browser-of-anna";

onDatabaseOfDay((open) => {
  it("adds a passkey after the password, tells its owner, and signs in with it", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await expect(beginPasskey(ctx, { password: "wrong" })).rejects.toMatchObject({
      code: "account.password_wrong",
    });
    const device = await withPasskey(ctx);
    expect(await listPasskeys(ctx)).toMatchObject([{ name: "Laptop", lastUsedAt: null }]);
    const mails = await newEmails(platform);
    expect(mails.map(({ subject }) => subject)).toContain("A passkey was added to your account");

    expect(await signIn(platform, device)).toMatchObject({ id: ctx.user.id, needsCode: false });
    const used = await findPasskey(ctx, idOf(device));
    expect(used.lastUsedAt).toBe(ctx.now.toISOString());
  });

  it("refuses an answer from elsewhere, of another time, browser or person, or given twice", async () => {
    const platform = testPlatform(await open());
    const device = await withPasskey(await member(platform));
    const options = askForPasskey(visitor(platform), BROWSER);
    const foreign = new PasskeyDevice(device.origin);
    for (const credential of [
      null,
      foreign.get(options),
      device.get(options, { origin: "https://rappen.example" }),
      device.get(options, { rpId: "rappen.example" }),
      device.get(options, { isVerified: false }),
      device.get(options, { userHandle: "c29tZWJvZHkgZWxzZQ" }),
      device.get(options, { challenge: options.challenge.replace(/^./, (c) => (c === "A" ? "B" : "A")) }),
      device.get(askForPasskey(visitor(platform), "another browser")),
    ])
      await expect(
        signInByPasskey(visitor(platform), { credential, browser: BROWSER }),
      ).rejects.toMatchObject(REFUSED);

    const answer = { credential: device.get(options), browser: BROWSER };
    await expect(signInByPasskey(visitor(platform), { ...answer, browser: "" })).rejects.toMatchObject(
      REFUSED,
    );
    const both = [1, 2].map(() => signInByPasskey(visitor(platform), answer));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(signInByPasskey(visitor(platform), answer)).rejects.toMatchObject(REFUSED);

    const late = askForPasskey(visitor(platform), BROWSER);
    platform.pass(5 * MINUTE + 1);
    const credential = device.get(late);
    await expect(signInByPasskey(visitor(platform), { credential, browser: BROWSER })).rejects.toMatchObject(
      REFUSED,
    );
  });

  it("adds only what the session asked for after the password, once", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "beat@example.ch" });
    const device = new PasskeyDevice(platform.env.appUrl);
    const unproven = { code: "account.email_not_verified" };
    await expect(beginPasskey(ctx, PERSON)).rejects.toMatchObject(unproven);
    for (const one of [ctx, other]) await confirmAddress(one);
    const options = await beginPasskey(ctx, PERSON);
    const made = device.create(options);
    await expect(addPasskey(other, made, "Stolen")).rejects.toMatchObject(REFUSED);
    await expect(addPasskey({ ...ctx, sessionId: "another" }, made, "Stolen")).rejects.toMatchObject(REFUSED);
    await expect(
      addPasskey(ctx, device.create(options, { isVerified: false }), "Weak"),
    ).rejects.toMatchObject(REFUSED);
    await addPasskey(ctx, made, "Laptop");
    await expect(addPasskey(ctx, made, "Again")).rejects.toMatchObject(REFUSED);
    const options2 = await beginPasskey(other, PERSON);
    await expect(addPasskey(other, device.create(options2), "Anna's")).rejects.toMatchObject(REFUSED);

    expect((await beginPasskey(ctx, PERSON)).excludeCredentials).toMatchObject([{ id: idOf(device) }]);
    const begun = new PasskeyDevice(platform.env.appUrl);
    const before = await beginPasskey(ctx, PERSON);
    await removePasskey(ctx, idOf(device), PERSON);
    await expect(addPasskey(ctx, begun.create(before), "Old proof")).rejects.toMatchObject(REFUSED);
    for (let n = 0; n < MOST_PASSKEYS; n++) await withPasskey(ctx, `Key ${n}`);
    await expect(beginPasskey(ctx, PERSON)).rejects.toMatchObject({ code: "passkey.too_many" });
  });

  it("refuses a counter that does not rise, and tells the owner", async () => {
    const platform = testPlatform(await open());
    const device = await withPasskey(await member(platform), "Key", 7);
    device.counter = 9;
    await signIn(platform, device);
    await newEmails(platform);
    for (const counter of [9, 8, 0]) {
      device.counter = counter;
      await expect(signIn(platform, device)).rejects.toMatchObject(REFUSED);
      const [mail] = await newEmails(platform);
      expect(mail).toMatchObject({ to: PERSON.email, subject: "A sign-in with your passkey was refused" });
    }
    device.counter = 10;
    await signIn(platform, device);
  });

  it("takes a passkey in place of a code, of the same person and sign-in only", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "beat@example.ch" });
    const pending = { userId: ctx.user.id, accessVersion: 0 };
    expect(await askForSecondStep(visitor(platform), pending)).toBeNull();
    const device = await withPasskey(ctx);
    const foreign = await withPasskey(other);
    const options = await askForSecondStep(visitor(platform), pending);
    if (!options) throw new Error("the account has a passkey");
    expect(options.allowCredentials).toMatchObject([
      { id: idOf(device), transports: ["internal", "hybrid"] },
    ]);
    const complete = (credential: ReturnType<PasskeyDevice["get"]>, of = pending) =>
      completeByPasskey(visitor(platform), of, credential);
    await expect(complete(foreign.get(options))).rejects.toMatchObject(REFUSED);
    await expect(complete(device.get(askForPasskey(visitor(platform), BROWSER)))).rejects.toMatchObject(
      REFUSED,
    );
    await expect(complete(device.get(options), { ...pending, accessVersion: 1 })).rejects.toMatchObject(
      REFUSED,
    );
    expect(await complete(device.get(options))).toMatchObject({ id: ctx.user.id, accessVersion: 0 });
  });

  it("renames and removes one's own passkeys; removing ends all other access", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "beat@example.ch" });
    const device = await withPasskey(ctx);
    const id = idOf(device);
    await renamePasskey(ctx, id, "Büro");
    expect(await findPasskey(ctx, id)).toMatchObject({ name: "Büro" });
    for (const act of [
      () => findPasskey(other, id),
      () => renamePasskey(other, id, "Meins"),
      () => removePasskey(other, id, PERSON),
    ])
      await expect(act()).rejects.toMatchObject({ code: "passkey.not_found" });
    await expect(removePasskey(ctx, id, { password: "wrong" })).rejects.toMatchObject({
      code: "account.password_wrong",
    });
    const session = { userId: ctx.user.id, accessVersion: 0, kind: "cookie", userAgent: "x" } as const;
    const begun = await signIn(platform, device);
    await startSession(ctx, session);
    await removePasskey(ctx, id, PERSON);
    const own = ctx.db.selectFrom("sessions").select("id").where("user_id", "=", ctx.user.id);
    expect(await own.execute()).toEqual([{ id: ctx.sessionId }]);
    await expect(startSession(ctx, { ...session, accessVersion: begun.accessVersion })).rejects.toMatchObject(
      {
        code: "account.invalid_credentials",
      },
    );
    await expect(signIn(platform, device)).rejects.toMatchObject(REFUSED);
    const subjects = (await newEmails(platform)).map(({ subject }) => subject);
    expect(subjects).toContain("A passkey was removed from your account");
  });

  it("removes the passkeys of the last 72 hours with a reset, unless they are to stay", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await withPasskey(ctx, "Old");
    platform.pass(72 * 60 * MINUTE);
    await withPasskey(later(ctx), "Kept");
    expect(await reset(platform, true)).toEqual({ names: ["Kept"], passkeysRemoved: 0 });
    await withPasskey({ ...later(ctx), sessionId: "" }, "New");
    await connectedLately(later(ctx));
    expect(await reset(platform, false)).toEqual({ names: ["Kept", "New"], passkeysRemoved: 2 });
    expect(await listPasskeys(ctx)).toMatchObject([{ name: "Old" }]);
    expect(await ctx.db.selectFrom("identities").select("id").execute()).toEqual([]);
    const [mail] = await newEmails(platform);
    expect(mail?.text).toContain("2 passkeys of the last three days were removed.");
    expect(mail?.text).toContain(
      "The connection with a sign-in service made in the last three days has ended.",
    );
  });
});

async function connectedLately(ctx: UserContext): Promise<void> {
  const row = {
    id: ctx.newId(),
    issuer: "https://sign-in.example.ch",
    subject: "1",
    email: "",
    user_id: ctx.user.id,
  };
  const times = { created_at: ctx.now.toISOString(), last_used_at: null };
  await ctx.db
    .insertInto("identities")
    .values({ ...row, ...times })
    .execute();
}

function signIn(platform: TestPlatform, device: PasskeyDevice) {
  const credential = device.get(askForPasskey(visitor(platform), BROWSER));
  return signInByPasskey(visitor(platform), { credential, browser: BROWSER });
}

async function reset(platform: TestPlatform, keepPasskeys: boolean) {
  await requestPasswordReset(visitor(platform), PERSON.email);
  const token = tokenIn((await newEmails(platform)).at(-1));
  const names = await recentPasskeysOf(visitor(platform), token);
  const input = { token, password: PERSON.password, revokeApiKeys: false, keepPasskeys };
  const { passkeysRemoved } = await resetPassword(visitor(platform), input);
  return { names, passkeysRemoved };
}
