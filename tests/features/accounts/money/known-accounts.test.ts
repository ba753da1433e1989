import { expect, it } from "vitest";
import {
  forgetKnown,
  isKnownAccount,
  keepKnown,
} from "#app/features/people/accounts/money/known-account-rows.server.ts";
import { sendBusinessChangeEmail } from "#app/features/people/accounts/not-me/business-change-email.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { member, testPlatform, visitor } from "../../../support/platform.ts";
import { newEmails } from "../../../support/server/mailbox.ts";

const [IBAN, OTHER] = ["CH5800791123000889012", "CH9300762011623852957"];

onEachDatabase((open) => {
  it("each business knows its own accounts, once each, and forgets no other's", async () => {
    const platform = testPlatform(await open());
    const [one, two] = [await member(platform), await member(platform, { email: "two@example.ch" })];
    expect([await keepKnown(one, IBAN), await keepKnown(one, IBAN)]).toEqual([true, false]);
    for (const iban of [IBAN, OTHER]) await keepKnown(two, iban);
    expect([await forgetKnown(one, [IBAN, OTHER]), await forgetKnown(one, [IBAN])]).toEqual([true, false]);
    expect([await isKnownAccount(one, IBAN), await isKnownAccount(two, IBAN)]).toEqual([false, true]);
    expect(await isKnownAccount(two, OTHER)).toBe(true);
  });

  it("of a change that nobody knows any more nobody is told", async () => {
    const platform = testPlatform(await open());
    const { user } = await member(platform);
    await newEmails(platform);
    const event = crypto.randomUUID();
    for (const reader of ["", user.id])
      await sendBusinessChangeEmail(visitor(platform), { event, to: user.email, reader }, "job");
    expect(await newEmails(platform)).toEqual([]);
  });
});
