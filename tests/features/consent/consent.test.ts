import { expect, it } from "vitest";
import { consentCookie, consentIn, ESSENTIAL, EVERYTHING } from "#app/features/running/consent/consent.ts";

it("a choice is read back from the cookie it was kept in, between other cookies", () => {
  for (const consent of [EVERYTHING, ESSENTIAL, { ...ESSENTIAL, analytics: true }]) {
    const [pair] = consentCookie(consent, true).split("; ");
    expect(consentIn(`language=x; ${pair}; cookie_consent_2=y`)).toEqual(consent);
  }
});

it.each([
  null,
  "",
  "language=de",
  "cookie_consent=",
  "cookie_consent=true",
  "cookie_consent=null",
  "cookie_consent=%E0%A4%A",
  "cookie_consent={}",
  'cookie_consent={"analytics":"yes","marketing":true,"preferences":true}',
  'xcookie_consent={"necessary":true,"analytics":true,"marketing":true,"preferences":true}',
])("what cannot be read is no choice: %j", (cookies) => {
  expect(consentIn(cookies)).toBeNull();
});
