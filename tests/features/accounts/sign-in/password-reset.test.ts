import { expect, it } from "vitest";
import {
  requestPasswordReset,
  resetPassword,
} from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";
import { PERSON } from "../../../support/person.ts";
import { member, type TestPlatform, testPlatform, visitor } from "../../../support/platform.ts";

const MINUTE = 60_000;
const NEW = "ein-ganz-neues-wort";

onDatabaseOfDay((open) => {
  it("sets a new password by the link, once, and ends every session", async () => {
    const platform = testPlatform(await open());
    await member(platform);
    const token = await requestLink(platform);
    await resetPassword(visitor(platform), { token, password: NEW, revokeApiKeys: false });
    await expect(signIn(visitor(platform), PERSON)).rejects.toMatchObject({
      code: "account.invalid_credentials",
    });
    await signIn(visitor(platform), { email: PERSON.email, password: NEW });
    expect(await platform.database.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    await expect(
      resetPassword(visitor(platform), { token, password: NEW, revokeApiKeys: false }),
    ).rejects.toMatchObject({
      code: "account.link_invalid",
    });
    const [notice] = await newEmails(platform);
    expect(notice).toMatchObject({ to: PERSON.email, subject: "Your password has changed" });
  });

  it("lets a link work for ten minutes", async () => {
    const platform = testPlatform(await open());
    await member(platform);
    const late = await requestLink(platform);
    platform.pass(10 * MINUTE);
    await expect(
      resetPassword(visitor(platform), { token: late, password: NEW, revokeApiKeys: false }),
    ).rejects.toMatchObject({
      code: "account.link_invalid",
    });
    const inTime = await requestLink(platform);
    platform.pass(10 * MINUTE - 1);
    await resetPassword(visitor(platform), { token: inTime, password: NEW, revokeApiKeys: false });
  });

  it("voids a link by the next one, and takes no link of another purpose", async () => {
    const platform = testPlatform(await open());
    await member(platform);
    const [welcome] = await newEmails(platform);
    const first = await requestLink(platform);
    await requestLink(platform);
    for (const token of [first, tokenIn(welcome)]) {
      await expect(
        resetPassword(visitor(platform), { token, password: NEW, revokeApiKeys: false }),
      ).rejects.toMatchObject({
        code: "account.link_invalid",
      });
    }
  });

  it("security 6: does the same for an unknown address, and sends nothing", async () => {
    const platform = testPlatform(await open());
    await requestPasswordReset(visitor(platform), "nobody@example.ch");
    expect(await platform.database.db.selectFrom("jobs").selectAll().execute()).toHaveLength(1);
    expect(await newEmails(platform)).toEqual([]);
  });

  it("security 8: limits how often a link can be asked for, by address", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    for (let count = 0; count < 5; count++) await requestPasswordReset(visitor(platform), PERSON.email);
    const attempt = requestPasswordReset(visitor(platform), PERSON.email);
    await expect(attempt).rejects.toMatchObject({ code: "request.too_many", retryAfter: 3600 });
    await requestPasswordReset(visitor(platform), "other@example.ch");
    platform.pass(60 * MINUTE);
    await requestPasswordReset(visitor(platform), PERSON.email);
  });
});

async function requestLink(platform: TestPlatform): Promise<string> {
  await newEmails(platform);
  await requestPasswordReset(visitor(platform), PERSON.email);
  const [email] = await newEmails(platform);
  return tokenIn(email);
}
