import { expect, it } from "vitest";
import { resetPassword } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import {
  createAccount,
  newAccountSchema,
} from "#app/features/people/operator/accounts/create-account.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform, visitor } from "../../support/platform.ts";

const MINUTE = 60_000;
const ORDER = { by: "operator@example.ch", reason: "The first account of this server" };

onDatabaseOfDay((open) => {
  async function created() {
    const platform = testPlatform(await open());
    const link = await createAccount(visitor(platform), newAccountSchema.parse(PERSON), ORDER);
    const token = new URL(link).searchParams.get("token") ?? "";
    const setPassword = () =>
      resetPassword(visitor(platform), { token, password: PERSON.password, revokeApiKeys: false });
    return { platform, setPassword };
  }

  it("the link to set the first password works for a day", async () => {
    const { platform, setPassword } = await created();
    platform.pass(24 * 60 * MINUTE - 1);
    await setPassword();
    expect(await signIn(visitor(platform), PERSON)).toMatchObject({ needsCode: false });
  });

  it("after a day the link works no more", async () => {
    const { platform, setPassword } = await created();
    platform.pass(24 * 60 * MINUTE + 1);
    await expect(setPassword()).rejects.toMatchObject({ code: "account.link_invalid" });
  });

  it("the operator vouches for the address of that person, and of nobody else", async () => {
    const platform = testPlatform(await open());
    const other = await member(platform, { email: "other@example.ch" });
    await other.db.updateTable("users").set({ email_verified_at: null }).execute();
    await createAccount(visitor(platform), newAccountSchema.parse(PERSON), ORDER);
    const proven = other.db.selectFrom("users").select("email").where("email_verified_at", "is not", null);
    expect(await proven.execute()).toEqual([{ email: PERSON.email }]);
  });
});
