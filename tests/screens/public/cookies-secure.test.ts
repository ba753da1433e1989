import { expect, it } from "vitest";
import { turnOnTwoStep } from "../../support/authenticator.ts";
import { REGISTRATION, visit } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { PERSON } from "../../support/person.ts";
import { member } from "../../support/platform.ts";

it.each([
  ["https://rappen.example", true],
  ["http://localhost:3000", false],
])("security 5: with %s every cookie is for https only: %s", async (APP_URL, isSecure) => {
  const { browser, platform } = await visit({ APP_URL });
  await turnOnTwoStep(await member(platform, { email: "beat@example.ch" }));
  const set = [
    ...(await cookiesOf(browser, "/register", REGISTRATION)),
    ...(await cookiesOf(browser, "/dismiss-verification", { redirectTo: "/invoices" })),
    ...(await cookiesOf(browser, "/language", { language: "de" })),
    ...(await cookiesOf(browser, "/resend-verification", {})),
    ...(await cookiesOf(browser, "/cookie-settings/accept-all", {})),
    ...(await cookiesOf(browser, "/logout", {})),
    ...(await cookiesOf(browser, "/login", { email: "beat@example.ch", password: PERSON.password })),
  ];
  const names = new Set(set.map((line) => line.split("=")[0]!.replace("__Host-", "")));
  expect([...names].toSorted()).toEqual(
    ["banner", "cookie_consent", "device", "draft-done", "flash", "language", "rappen", "sign-in"].toSorted(),
  );
  for (const line of set) expect(/; Secure(;|$)/.test(line), line).toBe(isSecure);
});

/** The browser of these tests sends cookies for https over http too, as the proxy in front of the product does. */
async function cookiesOf(browser: Browser, path: string, fields: Record<string, string>): Promise<string[]> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  return (await browser.post(path, fields, headers)).headers.getSetCookie();
}
