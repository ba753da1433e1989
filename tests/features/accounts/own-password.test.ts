import { expect, it } from "vitest";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import {
  requestPasswordReset,
  resetPassword,
} from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { isOwn } from "#app/features/people/accounts/sign-in/password-faults.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { member, register, testPlatform, visitor } from "../../support/platform.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";

const OWN = {
  firstName: "Wendelin",
  lastName: "Oberholzer",
  companyName: "Werk AG",
  email: "w.oberholzer@example.ch",
};

it.each([
  "Wendelin26",
  "oberholzer",
  "WendelinOberholzer",
  "OberholzerWendelin1",
  "w.oberholzer1",
  "w.oberholzer@example.ch",
  "w.oberholz",
  "Werk-AG",
])(
  "refuses %j, one's own name or address, as a password: at registration, change and reset",
  async (password) => {
    const platform = testPlatform(await freshSqlite());
    const refused = (field: string) => ({
      code: "input.invalid",
      fields: [{ field, code: "field.password_own" }],
    });
    await expect(register(visitor(platform), { ...OWN, password })).rejects.toMatchObject(
      refused("password"),
    );
    const ctx = await member(platform, OWN);
    const change = changePassword(ctx, { password: PERSON.password, newPassword: password });
    await expect(change).rejects.toMatchObject(refused("newPassword"));
    await newEmails(platform);
    await requestPasswordReset(visitor(platform), OWN.email);
    const token = tokenIn((await newEmails(platform))[0]);
    const reset = (password: string) =>
      resetPassword(visitor(platform), { token, password, revokeApiKeys: false });
    await expect(reset(password)).rejects.toMatchObject(refused("password"));
    expect(await reset("quer-durch-genf")).toMatchObject({ apiKeys: "none" });
  },
);

it.each([
  ["Eva!!!!!", true],
  ["!!Eva!!2026", true],
  ["Li!!!!!!", false],
  ["e.ber!!!", true],
  ["e.be!!!!", false],
  ["evening-star", false],
])(
  "with %j, of names of two and three letters, that one's own name is the password is %j",
  (password, own) => {
    expect(isOwn(password, { email: "e.berg@example.ch", names: ["Eva", "Li"] })).toBe(own);
  },
);
