import { expect, it, vi } from "vitest";
import { signIn, type SignInDevice } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { createContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { member, type TestPlatform, testPlatform } from "../../support/platform.ts";

const { email, password } = PERSON;
const WRONG = { code: "account.invalid_credentials" };
const TOO_MANY = { code: "request.too_many" };

onDatabaseOfDay((open) => {
  it("security 8: a stranger's wrong passwords do not stop the owner, from elsewhere or a known device", async () => {
    const { platform, home } = await start();
    for (let count = 0; count < 10; count++)
      await expect(attempt(platform, "192.0.2.1", "wrong")).rejects.toMatchObject(WRONG);
    await expect(attempt(platform, "192.0.2.1", password)).rejects.toMatchObject(TOO_MANY);
    await attempt(platform, "192.0.2.2", password);
    await attempt(platform, "192.0.2.1", password, home);
  });

  it("security 40: wrong passwords from many networks slow the address down, and lock nobody out", async () => {
    const { platform, home } = await start();
    const slowed = slowings(platform);
    await guessFrom(platform, 50, (n) => `192.0.2.${n}`);
    expect(slowed).toEqual([]);
    await attempt(platform, "198.51.100.1", password, home);
    expect(slowed).toEqual([]);
    await attempt(platform, "198.51.100.1", password);
    await attempt(platform, "2001:db8:ffff::1", password);
    expect(slowed).toEqual([1000, 1000]);
    await guessFrom(platform, 30, (n) => `203.0.113.${n}`);
    await attempt(platform, "198.51.100.1", password);
    expect(slowed).toHaveLength(33);
  });

  it("security 40: one /48 or /56 of a provider guesses a few times only, and its neighbours go on", async () => {
    const { platform } = await start();
    slowings(platform);
    const of56 = await guessFrom(platform, 24, (n) => `2001:db8:1:${(0x500 + n).toString(16)}::1`);
    expect(of56).toEqual([20, 4]);
    await expect(attempt(platform, "2001:db8:1:5ff::1", password)).rejects.toMatchObject(TOO_MANY);
    await attempt(platform, "2001:db8:1:600::1", password);
    const of48 = await guessFrom(platform, 60, (n) => `2001:db8:2:${(n * 0x100).toString(16)}::1`);
    expect(of48).toEqual([30, 30]);
    await expect(attempt(platform, "2001:db8:2:ffff::1", password)).rejects.toMatchObject(TOO_MANY);
    await attempt(platform, "2001:db8:3::1", password);
    await attempt(platform, "10.0.0.77", password);
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

/** @returns how many were wrong, and how many were too many */
async function guessFrom(platform: TestPlatform, count: number, address: (n: number) => string) {
  const guesses = Array.from({ length: count }, (_, n) => attempt(platform, address(n), "wrong"));
  const codes = (await Promise.allSettled(guesses)).map((result) =>
    result.status === "rejected" ? (result.reason as { code: string }).code : "in",
  );
  return [WRONG, TOO_MANY].map(({ code }) => codes.filter((one) => one === code).length);
}

/** By how many ms attempts are slowed down from now on; nobody waits for them here. */
function slowings(platform: TestPlatform): number[] {
  const slowed: number[] = [];
  vi.spyOn(platform, "pause").mockImplementation((ms) => Promise.resolve(void slowed.push(ms)));
  return slowed;
}

function attempt(platform: TestPlatform, clientIp: string, typed: string, device?: SignInDevice) {
  const ctx = createContext({ platform, locale: "en", requestId: "test", log: platform.log, clientIp });
  return signIn(ctx, { email, password: typed }, device);
}

function guess(platform: TestPlatform, clientIp: string, email: string, device: SignInDevice) {
  const ctx = createContext({ platform, locale: "en", requestId: "test", log: platform.log, clientIp });
  return signIn(ctx, { email, password: "wrong" }, device);
}
