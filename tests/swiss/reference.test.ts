import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatReference,
  guessReferenceType,
  isQrr,
  isScor,
  makeQrr,
  makeScor,
  normaliseReference,
  referenceProblem,
  typedReferenceProblem,
} from "#app/swiss/reference.ts";

const IBAN = "CH5604835012345678009";
const QR_IBAN = "CH4431999123000889012";
const QRR = "210000000003139471430009017";
const SCOR = "RF18539007547034";

describe("QR reference", () => {
  it.each([
    QRR,
    "000008207791225857421286694",
    "000003701588132583136809972",
    "000006317171245565959226487",
    "000008639361539912849842165",
    "000003983456426900478123999",
    "000009003770120603761188776",
    "310014000183100197799111196",
    "247656000030730000023110061",
    "123456789012345678901234567",
    "000000000000000000001234565",
    "539115429773825311971477453",
    "662437765447746478179744715",
    "000000000000000000000000011",
    "210000000000000000202601173",
  ])("%s is valid", (reference) => {
    expect(isQrr(reference)).toBe(true);
    expect(makeQrr(reference.slice(0, 26))).toBe(reference);
    expect(referenceProblem("QRR", reference, QR_IBAN)).toBeNull();
  });

  it.each([
    ["210000000003139471430009016", "checksum"],
    ["210000000003319471430009017", "checksum"],
    ["012345678901234567890123456", "checksum"],
    ["000000000000000000000000001", "checksum"],
    ["2100000003139471430009017", "format"],
    ["2100000000031394714300090168", "format"],
    ["210000S00003139471430009017", "format"],
    ["0".repeat(27), "format"],
    ["", "required"],
  ] as const)("%j is refused: %s", (reference, problem) => {
    expect(isQrr(reference)).toBe(false);
    expect(referenceProblem("QRR", reference, QR_IBAN)).toBe(problem);
  });

  it("is padded when made", () => {
    expect(makeQrr("1")).toBe("000000000000000000000000011");
    expect(makeQrr("123456")).toBe("000000000000000000001234565");
  });

  it.each(["", "A1", "12 3", "-1", "0", "0".repeat(26), "1".repeat(27), "1.5", "١"])(
    "is not made from %j",
    (digits) => {
      expect(() => makeQrr(digits)).toThrow(RangeError);
    },
  );

  it("made is valid, and every single changed digit is noticed", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,26}$/),
        fc.nat(26),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, shift) => {
          fc.pre(!/^0+$/.test(digits));
          const reference = makeQrr(digits);
          expect(isQrr(reference)).toBe(true);
          const changed = String((Number(reference[at]) + shift) % 10);
          expect(isQrr(reference.slice(0, at) + changed + reference.slice(at + 1))).toBe(false);
        },
      ),
    );
  });
});

describe("creditor reference", () => {
  it.each([
    SCOR,
    "RF240191230100405JSH0438",
    "RF7420191230100521UPV0857",
    "RF8420191230100503QYP0627",
    "RF451234512345",
    "RF15I20200631",
    "RF097",
    "RF741",
    "RF19N8BG33KQ9HSS7BG",
    "RF89MTR81UUWZYO48NY55NP3",
    "RF47AAAAAAAAAAAAAAAAAAAAA",
    "RF602026001",
    "RF85INV20260117",
    "RF582026117EU",
    "RF45ABC",
  ])("%s is valid", (reference) => {
    expect(isScor(reference)).toBe(true);
    expect(makeScor(reference.slice(4))).toBe(reference);
    expect(referenceProblem("SCOR", reference, IBAN)).toBeNull();
  });

  it.each([
    ["RF720191230100405JSH0438", "checksum"],
    ["RF431234512345", "checksum"],
    ["RF00539007547034", "checksum"],
    ["RF0072", "checksum"],
    ["RF0154", "checksum"],
    ["RF991X", "checksum"],
    ["RF04", "format"],
    ["RF47AAAAAAAAAAAAAAAAAAAAAA", "format"],
    ["RF20.0000.3", "format"],
    ["RF38302!!3393", "format"],
    ["RF1853900754703Ä", "format"],
    ["INV-2026/001", "format"],
    ["", "required"],
  ] as const)("%j is refused: %s", (reference, problem) => {
    expect(isScor(reference)).toBe(false);
    expect(referenceProblem("SCOR", reference, IBAN)).toBe(problem);
  });

  it("wants upper case in the code, forgives lower case in typing", () => {
    expect(isScor("rf18539007547034")).toBe(false);
    expect(isScor("RF18 5390 0754 7034")).toBe(false);
    expect(normaliseReference(" rf18 5390\u00a00754 7034 ")).toBe(SCOR);
    expect(referenceProblem("SCOR", "rf18 5390 0754 7034", IBAN)).toBeNull();
    expect(makeScor("abc")).toBe("RF45ABC");
  });

  it.each(["", "A-B", "a b", "Ä", "ß", "A".repeat(22)])("is not made from %j", (body) => {
    expect(() => makeScor(body)).toThrow(RangeError);
  });

  it("made is valid, and every single changed digit is noticed", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Za-z]{1,21}$/),
        fc.nat(24),
        fc.integer({ min: 1, max: 9 }),
        (body, at, shift) => {
          const reference = makeScor(body);
          expect(isScor(reference)).toBe(true);
          fc.pre(/\d/.test(reference.charAt(at)));
          const changed = String((Number(reference.charAt(at)) + shift) % 10);
          expect(isScor(reference.slice(0, at) + changed + reference.slice(at + 1))).toBe(false);
        },
      ),
    );
  });
});

describe("account and reference type", () => {
  it.each([
    ["QRR", QRR, QR_IBAN, null],
    ["SCOR", SCOR, IBAN, null],
    ["NON", "", IBAN, null],
    ["QRR", QRR, IBAN, "needs_qr_iban"],
    ["SCOR", SCOR, QR_IBAN, "needs_qrr"],
    ["NON", "", QR_IBAN, "needs_qrr"],
    ["NON", "RF97", IBAN, "must_be_empty"],
    ["QRR", QRR, "", null],
    ["NON", "", "", null],
  ] as const)("%s %j with %j: %s", (type, reference, iban, problem) => {
    expect(referenceProblem(type, reference, iban)).toBe(problem);
  });

  it.each([
    ["", "", "NON"],
    ["", IBAN, "NON"],
    ["", QR_IBAN, "QRR"],
    ["", "CH44 3199 9123 0008 8901 2", "QRR"],
    ["", "CH2632000000000000001", "NON"],
    ["rf18 5390 0754 7034", IBAN, "SCOR"],
    [QRR, IBAN, "QRR"],
    ["21 00000 00003 13947 14300 09017", IBAN, "QRR"],
    ["12345", QR_IBAN, "QRR"],
    ["12345", IBAN, "SCOR"],
    ["12345", "CH2632000000000000001", "SCOR"],
  ] as const)("%j with %j is taken for %s", (reference, iban, type) => {
    expect(guessReferenceType(reference, iban)).toBe(type);
  });
});

it("prints in groups", () => {
  expect(formatReference("QRR", QRR)).toBe("21 00000 00003 13947 14300 09017");
  expect(formatReference("SCOR", SCOR)).toBe("RF18 5390 0754 7034");
  expect(formatReference("NON", "")).toBe("");
});

describe("a reference as it is typed", () => {
  it.each([
    ["QRR", "", QR_IBAN, null],
    ["QRR", "", IBAN, "needs_qr_iban"],
    ["SCOR", "", IBAN, null],
    ["SCOR", "", QR_IBAN, "needs_qrr"],
    ["NON", "", IBAN, null],
    ["NON", "", QR_IBAN, "needs_qrr"],
    ["NON", SCOR, IBAN, "must_be_empty"],
    ["SCOR", "RF00WRONG", IBAN, "checksum"],
    ["QRR", SCOR, QR_IBAN, "format"],
    ["QRR", QRR, QR_IBAN, null],
  ] as const)("%s %j on %s: %s", (type, reference, iban, problem) => {
    expect(typedReferenceProblem(type, reference, iban)).toBe(problem);
  });
});
