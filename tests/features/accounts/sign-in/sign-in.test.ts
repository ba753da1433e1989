import { expect, it } from "vitest";
import { signInSchema } from "#app/features/people/accounts/account.schema.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import type { AppError } from "#app/platform/errors.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { PERSON } from "../../../support/person.ts";
import { member, type TestPlatform, testPlatform, visitor } from "../../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("knows a user by address, in any case, and password", async () => {
    const platform = testPlatform(await open());
    const { user } = await member(platform);
    expect(await attempt(platform, "ANNA@example.ch", PERSON.password)).toMatchObject({
      id: user.id,
      language: "en",
      needsCode: false,
    });
  });

  it("security 6: answers alike for an unknown address and a wrong password", async () => {
    const platform = testPlatform(await open());
    await member(platform);
    const wrong = await failure(platform, "anna@example.ch", "quer-durch-basel");
    const unknown = await failure(platform, "nobody@example.ch", PERSON.password);
    expect(wrong).toMatchObject({ code: "account.invalid_credentials", fields: [] });
    expect({ ...unknown }).toEqual({ ...wrong });
  });
});

function attempt(platform: TestPlatform, email: string, password: string) {
  return signIn(visitor(platform), signInSchema.parse({ email, password }));
}

async function failure(platform: TestPlatform, email: string, password: string): Promise<AppError> {
  return attempt(platform, email, password).then(
    () => Promise.reject(new Error("this should not have worked")),
    (error: AppError) => error,
  );
}
