import { describe, expect, it } from "vitest";
import {
  inGroups,
  isOneTimeCode,
  matchingStep,
  secretText,
  setupUri,
} from "#app/features/people/accounts/sign-in/one-time-code.ts";

/** The secret of RFC 6238, appendix B. */
const SECRET = secretText(new TextEncoder().encode("12345678901234567890"));

describe("codes of RFC 6238, appendix B (its last six of eight digits)", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at second %i", (second, code) => {
    expect(matchingStep(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });
});

describe("the window", () => {
  const code = "287082";
  it.each([
    ["the first moment of its own step", 30_000],
    ["the last moment of its own step", 59_999],
    ["one step early", 0],
    ["one step late", 89_999],
  ])("takes a code at %s, and names its step", (_when, ms) => {
    expect(matchingStep(SECRET, code, new Date(ms))).toBe(1);
  });

  it("refuses a code two steps late or early", () => {
    expect(matchingStep(SECRET, code, new Date(90_000))).toBeNull();
    expect(matchingStep(SECRET, "050471", new Date(1111111111_000 - 60_000))).toBeNull();
  });
});

it("takes spaces, and nothing but six digits", () => {
  expect(matchingStep(SECRET, " 287 082 ", new Date(59_000))).toBe(1);
  for (const typed of ["", "28708", "2870820", "28708a", "٢٨٧٠٨٢", "-28708"]) {
    expect(isOneTimeCode(typed)).toBe(false);
    expect(matchingStep(SECRET, typed, new Date(59_000))).toBeNull();
  }
});

it("writes secret and address as authenticator apps read them", () => {
  expect(inGroups(SECRET)).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
  const uri = new URL(setupUri(SECRET, "anna+x@example.ch"));
  expect(uri.protocol).toBe("otpauth:");
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Rappen:anna%2Bx%40example\.ch\?/);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Rappen",
    secret: SECRET,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
