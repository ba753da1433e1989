import { describe, expect, it } from "vitest";
import { validateAddress } from "#app/features/selling/qr-bill/validate-address.ts";
import { validateAmount } from "#app/features/selling/qr-bill/validate-amount.ts";
import { validateIban } from "#app/features/selling/qr-bill/validate-iban.ts";
import { validateReference } from "#app/features/selling/qr-bill/validate-reference.ts";

const IBAN = "CH9300762011623852957";
const QR_IBAN = "CH4431999123000889012";
const QRR = "210000000003139471430009017";
const SCOR = "RF18539007547034";

describe("an IBAN", () => {
  it.each([
    ["CH9300762011623852957", false],
    ["CH5800791123000889012", false],
    ["LI21088100002324013AA", false],
    ["CH450023023099999999A", false],
    ["CH4431999123000889012", true],
    ["CH523000529217587240V", true],
    ["LI8530000000123456789", true],
    ["CH0430000001234567890", true],
    ["CH8031999999999999999", true],
    ["CH2329999000000000001", false],
    ["CH2632000000000000001", false],
  ])("%s is valid; a QR-IBAN: %s", (iban, isQrIban) => {
    expect(validateIban(iban)).toMatchObject({ isValid: true, errors: [], iban, isQrIban });
  });

  it.each([
    ["", "field.required"],
    ["CH93", "field.iban_format"],
    ["CH9300762011623852958", "field.iban_checksum"],
    ["CH9300762011623852975", "field.iban_checksum"],
    ["CH4431999123000899012", "field.iban_checksum"],
    ["DE89370400440532013000", "field.iban_country"],
    ["FR7630066100410001057380116", "field.iban_country"],
    ["CH93 0076 2011 6238 5295 7\u0000", "field.iban_format"],
  ])("%j is refused: %s", (iban, code) => {
    expect(validateIban(iban)).toMatchObject({ isValid: false, errors: [{ field: "iban", code }] });
  });

  it("is understood with spaces and in small letters, and given back as stored and as printed", () => {
    expect(validateIban("ch93 0076 2011 6238 5295 7")).toEqual({
      isValid: true,
      errors: [],
      iban: IBAN,
      formatted: "CH93 0076 2011 6238 5295 7",
      isQrIban: false,
    });
  });
});

describe("an amount", () => {
  it.each([
    [0.01, 0.01, "0.01"],
    [1949.75, 1949.75, "1'949.75"],
    [999_999_999.99, 999_999_999.99, "999'999'999.99"],
    ["1'234.50", 1234.5, "1'234.50"],
    ["0.5", 0.5, "0.50"],
  ])("%j is valid", (typed, amount, formatted) => {
    expect(validateAmount(typed)).toEqual({ isValid: true, errors: [], amount, formatted });
  });

  it.each([
    [0, "field.amount_zero"],
    ["0.00", "field.amount_zero"],
    [-5, "field.amount"],
    [1.005, "field.amount"],
    ["abc", "field.amount"],
    [1e309, "field.amount"],
    ["", "field.required"],
    [1_000_000_000, "field.amount_too_large"],
  ])("%j is refused: %s", (typed, code) => {
    expect(validateAmount(typed)).toMatchObject({ isValid: false, errors: [{ field: "amount", code }] });
  });
});

describe("a reference", () => {
  const judge = (reference: string, referenceType: "" | "NON" | "QRR" | "SCOR", creditorIBAN = "") =>
    validateReference({ reference, referenceType, creditorIBAN });

  it.each([
    [QRR, "QRR", QR_IBAN],
    ["21 00000 00003 13947 14300 09017", "QRR", QR_IBAN],
    ["000008207791225857421286694", "QRR", QR_IBAN],
    [SCOR, "SCOR", IBAN],
    ["rf18 5390 0754 7034", "SCOR", IBAN],
    ["RF47AAAAAAAAAAAAAAAAAAAAA", "SCOR", IBAN],
    ["", "NON", IBAN],
    [QRR, "QRR", ""],
  ] as const)("%j as %s on %j is valid", (reference, type, iban) => {
    expect(judge(reference, type, iban)).toMatchObject({ isValid: true, errors: [], referenceType: type });
  });

  it.each([
    ["210000000003139471430009016", "QRR", QR_IBAN, "reference", "checksum"],
    ["210000000003319471430009017", "QRR", QR_IBAN, "reference", "checksum"],
    ["000000000000000000000000000", "QRR", QR_IBAN, "reference", "format"],
    ["2100000003139471430009017", "QRR", QR_IBAN, "reference", "format"],
    ["210000S00003139471430009017", "QRR", QR_IBAN, "reference", "format"],
    ["", "QRR", QR_IBAN, "reference", "required"],
    ["RF720191230100405JSH0438", "SCOR", IBAN, "reference", "checksum"],
    ["RF0072", "SCOR", IBAN, "reference", "checksum"],
    ["RF04", "SCOR", IBAN, "reference", "format"],
    ["RF1853900754703Ä", "SCOR", IBAN, "reference", "format"],
    [QRR, "QRR", IBAN, "referenceType", "needs_qr_iban"],
    [SCOR, "SCOR", QR_IBAN, "referenceType", "needs_qrr"],
    ["", "NON", QR_IBAN, "referenceType", "needs_qrr"],
    [SCOR, "NON", IBAN, "reference", "must_be_empty"],
  ] as const)("%j as %s on %s is refused at %s: %s", (reference, type, iban, field, reason) => {
    const errors = [{ field, code: `field.reference_${reason}` }];
    expect(judge(reference, type, iban)).toMatchObject({ isValid: false, errors });
  });

  it.each([
    ["", IBAN, "NON"],
    ["", QR_IBAN, "QRR"],
    [SCOR, IBAN, "SCOR"],
    [QRR, "", "QRR"],
    ["123", QR_IBAN, "QRR"],
    ["INV-1", IBAN, "SCOR"],
  ])("%j on %j without a type is taken for %s", (reference, iban, referenceType) => {
    expect(judge(reference, "", iban).referenceType).toBe(referenceType);
  });

  it("is judged by itself beside an account that is wrong", () => {
    expect(judge(QRR, "QRR", "CH93").errors).toEqual([{ field: "creditorIBAN", code: "field.iban_format" }]);
    expect(judge("1", "QRR", "CH93").errors.map(({ field }) => field)).toEqual(["creditorIBAN", "reference"]);
  });
});

describe("an address", () => {
  const BERN = { street: "Gasse", buildingNumber: "12a", postalCode: "3011", city: "Bern", country: "CH" };

  it.each([
    BERN,
    { ...BERN, street: "", buildingNumber: "" },
    { ...BERN, name: "Ștefan Łódź" },
    { ...BERN, postalCode: "9490", city: "Vaduz", country: "LI" },
    { ...BERN, postalCode: "SW1A 1AA", city: "London", country: "GB" },
  ])("%j is valid", (address) => {
    expect(validateAddress(address)).toEqual({
      isValid: true,
      errors: [],
      address,
      formatted: expect.any(Array) as string[],
    });
  });

  it.each([
    [{ postalCode: "" }, "postalCode", "field.required"],
    [{ postalCode: "301" }, "postalCode", "field.postal_code"],
    [{ postalCode: "FR-79761", country: "DE" }, "postalCode", "field.postal_code_prefix"],
    [{ city: " " }, "city", "field.required"],
    [{ city: "x".repeat(36) }, "city", "field.too_long"],
    [{ street: "x".repeat(71) }, "street", "field.too_long"],
    [{ street: "улица" }, "street", "field.characters"],
    [{ buildingNumber: "1".repeat(17) }, "buildingNumber", "field.too_long"],
    [{ name: "" }, "name", "field.required"],
    [{ name: "😀" }, "name", "field.characters"],
    [{ name: "a\u0000b" }, "name", "field.characters"],
  ])("%j is refused at %s: %s", (wrong, field, code) => {
    const { isValid, errors } = validateAddress({ ...BERN, ...wrong });
    expect(isValid).toBe(false);
    expect(errors).toMatchObject([{ field: `address.${field}`, code }]);
  });

  it("is given back as the slip says it", () => {
    const typed = { ...BERN, street: " Rue de l’Hôpital ", country: "Schweiz", name: "Café – Bar" };
    expect(validateAddress(typed)).toMatchObject({
      address: { name: "Café - Bar", street: "Rue de l'Hôpital", country: "CH" },
      formatted: ["Café - Bar", "Rue de l'Hôpital 12a", "3011 Bern"],
    });
  });
});
