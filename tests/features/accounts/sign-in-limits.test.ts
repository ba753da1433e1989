import { expect, it } from "vitest";
import { signIn, type SignInDevice } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { createContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { member, type TestPlatform, testPlatform } from "../../support/platform.ts";

const { email, password } = PERSON;
const WRONG = { code: "account.invalid_credentials" };
const TOO_MANY = { code: "request.too_many" };

onEachDatabase((open) => {
  it("security 8: a stranger's wrong passwords do not stop the owner, from elsewhere or a known device", async () => {
    const { platform, home } = await start();
    for (let count = 0; count < 10; count++)
      await expect(attempt(platform, "192.0.2.1", "wrong")).rejects.toMatchObject(WRONG);
    await expect(attempt(platform, "192.0.2.1", password)).rejects.toMatchObject(TOO_MANY);
    await attempt(platform, "192.0.2.2", password);
    await attempt(platform, "192.0.2.1", password, home);
  });

  it("security 8: bounds wrong passwords from many clients together, and still lets a known device in", async () => {
    const { platform, home } = await start();
    const guesses = Array.from({ length: 80 }, (_, n) => attempt(platform, `192.0.2.${n}`, "wrong"));
    const refused = (await Promise.allSettled(guesses)).map((result) =>
      result.status === "rejected" ? (result.reason as { code: string }).code : "in",
    );
    expect(refused.filter((code) => code === WRONG.code)).toHaveLength(50);
    expect(refused.filter((code) => code === TOO_MANY.code)).toHaveLength(30);
    await expect(attempt(platform, "198.51.100.1", password)).rejects.toMatchObject(TOO_MANY);
    await attempt(platform, "198.51.100.1", password, home);
  });

  it("security 8: limits a known device by itself, and knows it for its own account only", async () => {
    const { platform, home } = await start();
    await member(platform, { email: "beat@example.ch" });
    for (let count = 0; count < 10; count++)
      await expect(attempt(platform, "192.0.2.1", "wrong", home)).rejects.toMatchObject(WRONG);
    await expect(attempt(platform, "192.0.2.9", password, home)).rejects.toMatchObject(TOO_MANY);
    await attempt(platform, "192.0.2.1", password, { ...home, id: "another device" });
    for (let count = 0; count < 10; count++)
      await expect(guess(platform, "192.0.2.3", "beat@example.ch", home)).rejects.toMatchObject(WRONG);
    const elsewhere = guess(platform, "192.0.2.3", "beat@example.ch", { ...home, id: "another device" });
    await expect(elsewhere).rejects.toMatchObject(TOO_MANY);
  });

  it("right passwords use up no guesses, however parallel", async () => {
    const { platform, home } = await start();
    for (let count = 0; count < 9; count++)
      await expect(attempt(platform, "192.0.2.1", "wrong")).rejects.toMatchObject(WRONG);
    for (let count = 0; count < 12; count++) await attempt(platform, "192.0.2.1", password);
    await Promise.all(Array.from({ length: 10 }, () => attempt(platform, "192.0.2.7", password, home)));
    await expect(attempt(platform, "192.0.2.1", "wrong")).rejects.toMatchObject(WRONG);
    await expect(attempt(platform, "192.0.2.1", password)).rejects.toMatchObject(TOO_MANY);
  });

  async function start() {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const { user } = await member(platform);
    const home: SignInDevice = { id: "home", knows: (userId) => userId === user.id };
    return { platform, home };
  }
});

function attempt(platform: TestPlatform, clientIp: string, typed: string, device?: SignInDevice) {
  const ctx = createContext({ platform, locale: "en", requestId: "test", log: platform.log, clientIp });
  return signIn(ctx, { email, password: typed }, device);
}

function guess(platform: TestPlatform, clientIp: string, email: string, device: SignInDevice) {
  const ctx = createContext({ platform, locale: "en", requestId: "test", log: platform.log, clientIp });
  return signIn(ctx, { email, password: "wrong" }, device);
}
