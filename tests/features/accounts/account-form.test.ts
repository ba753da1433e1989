import { expect, it } from "vitest";
import { profileValues } from "#app/features/people/accounts/account-form.ts";
import {
  accountPageSchema,
  businessPageSchema,
  ownBusinessSchema,
  profileSchema,
} from "#app/features/people/accounts/account.schema.ts";
import { findProfile, updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { gatherAddress } from "#app/platform/forms/address-form.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

it("shows a profile as the form would send it back unchanged", async () => {
  const ctx = await member(testPlatform(await freshSqlite()), {
    phone: "044 668 18 00",
    vatNumber: "CHE-123.456.788",
    marketingOptIn: true,
    companyName: "Muster AG",
  });
  const before = await findProfile(ctx);
  await updateProfile(ctx, profileSchema.parse(gatherAddress(profileValues(before))));
  expect(await findProfile(ctx)).toEqual(before);
});

it("the page of the account for payments holds what that of the business leaves alone", () => {
  const account = ["iban", "qrIban", "referenceOnEveryInvoice"];
  expect(Object.keys(accountPageSchema.shape).toSorted()).toEqual(account);
  const all = [...Object.keys(businessPageSchema.shape), ...account];
  expect(all.toSorted()).toEqual(Object.keys(ownBusinessSchema.shape).toSorted());
});
