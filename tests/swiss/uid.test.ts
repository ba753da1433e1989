import { describe, expect, it } from "vitest";
import { formatVatNumber, isUidChecksumValid, normaliseUid, normaliseVatNumber } from "#app/swiss/uid.ts";

describe("normaliseUid", () => {
  it.each([
    "CHE-123.456.789",
    "CHE123456789",
    "che-123.456.789",
    "CHE 123 456 789",
    "CHE–123.456.789",
    " CHE-123.456.789 MWST ",
    "CHE-123.456.789 TVA",
    "CHE-123.456.789 iva",
    "CHE-123.456.789 TPV",
    "CHE-123.456.789 VAT",
    "CHE123456789MWST",
    "CHE-123.456.789-MWST",
    "CHE\u00a0123.456.789\u00a0MWST",
  ])("understands %j", (text) => {
    expect(normaliseUid(text)).toBe("CHE-123.456.789");
  });

  it.each([
    "",
    "123.456.789",
    "CHE-12.345.678",
    "CHE-123.456.7890",
    "CHE-10A.787.577",
    "ZZZ-107.787.577",
    "CH-123.456.789",
    "CHE-123.456.789 HR",
    "CHE-123.456.789 MWST TVA",
    "123456",
  ])("refuses %j", (text) => {
    expect(normaliseUid(text)).toBeNull();
    expect(isUidChecksumValid(text)).toBe(false);
  });
});

describe("check digit", () => {
  it.each([
    "CHE-109.322.551",
    "CHE-123.456.788",
    "CHE-100.155.212",
    "CHE-107.787.577",
    "CHE-116.281.710",
    "CHE-106.017.086",
    "CHE-428.851.403",
    "CHE-102.673.386",
    "che102673386 mwst",
  ])("%s is right", (uid) => {
    expect(isUidChecksumValid(uid)).toBe(true);
  });

  it.each(["CHE-123.456.789", "CHE-100.155.213", "CHE-107.787.578"])("%s is wrong", (uid) => {
    expect(isUidChecksumValid(uid)).toBe(false);
  });

  it.each(["10000016", "10000022"])("no ninth digit fits %s, which would need a 10", (base) => {
    for (let digit = 0; digit <= 9; digit += 1) expect(isUidChecksumValid(`CHE${base}${digit}`)).toBe(false);
  });

  it("exactly one ninth digit fits other numbers", () => {
    const fitting = [...Array(10).keys()].filter((digit) => isUidChecksumValid(`CHE12345678${digit}`));
    expect(fitting).toEqual([8]);
  });
});

describe("VAT numbers of Liechtenstein", () => {
  it.each(["51 234", "51234", "LI51234", "li 51 234", "LI-51234", "FL 51234", "51234 MWST", " 51.234 "])(
    "%j is kept as LI 51234",
    (text) => {
      expect(normaliseVatNumber(text)).toBe("LI 51234");
    },
  );

  it.each(["5123", "512345", "LI", "LI 5123A", "DE51234", "5 1234", "CHE-12"])("%j is none", (text) => {
    expect(normaliseVatNumber(text)).toBeNull();
  });

  it("are printed as they are kept, in every language", () => {
    for (const language of ["de", "en", "fr", "it"] as const)
      expect(formatVatNumber("LI 51234", language)).toBe("LI 51234");
  });

  it("a UID is read as ever", () => {
    expect(normaliseVatNumber("che 123456788 mwst")).toBe("CHE-123.456.788");
  });
});

it.each([
  ["de", "CHE-123.456.788 MWST"],
  ["en", "CHE-123.456.788 MWST"],
  ["fr", "CHE-123.456.788 TVA"],
  ["it", "CHE-123.456.788 IVA"],
] as const)("prints in %s as %s", (language, text) => {
  expect(formatVatNumber("CHE-123.456.788", language)).toBe(text);
  expect(formatVatNumber("che123456788 vat", language)).toBe(text);
  expect(formatVatNumber("12345", language)).toBe("12345");
  expect(formatVatNumber("", language)).toBe("");
});
