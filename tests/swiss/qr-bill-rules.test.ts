import { describe, expect, it } from "vitest";
import { type QrBill, qrBillProblems, qrPayload, NOTIFICATION_PHRASES } from "#app/swiss/qr-payload.ts";
import { ANNA, ATELIER, plainBill, qrBill } from "./qr-bills.ts";

const SCOR = "RF18539007547034";

/** The problems as `field code`, which is what tables of cases can show. */
function problems(bill: QrBill): string[] {
  return qrBillProblems(bill).map(({ field, code }) => `${field} ${code}`);
}

describe("account, reference and currency", () => {
  const qrr = qrBill();
  it.each<[string, QrBill, string[]]>([
    ["QRR in EUR", { ...qrr, currency: "EUR" }, ["currency pairing"]],
    [
      "SCOR in EUR on a QR-IBAN",
      { ...qrr, currency: "EUR", referenceType: "SCOR", reference: SCOR },
      ["referenceType pairing"],
    ],
    [
      "NON in EUR on a QR-IBAN",
      { ...qrr, currency: "EUR", referenceType: "NON", reference: "" },
      ["referenceType pairing"],
    ],
    ["SCOR on a QR-IBAN", { ...qrr, referenceType: "SCOR", reference: SCOR }, ["referenceType pairing"]],
    ["NON on a QR-IBAN", { ...qrr, referenceType: "NON", reference: "" }, ["referenceType pairing"]],
    ["QRR on a normal IBAN", { ...qrr, iban: "CH5604835012345678009" }, ["referenceType pairing"]],
    ["NON with a reference", plainBill({ reference: SCOR }), ["reference pairing"]],
    ["QRR without a reference", { ...qrr, reference: "" }, ["reference required"]],
    ["SCOR without a reference", plainBill({ referenceType: "SCOR" }), ["reference required"]],
    ["27 zeros", { ...qrr, reference: "0".repeat(27) }, ["reference format"]],
    ["a wrong check digit", { ...qrr, reference: "210000000000000000202601174" }, ["reference checksum"]],
    [
      "spaces in the reference",
      { ...qrr, reference: "21 00000 00000 00000 02026 01173" },
      ["reference format"],
    ],
    [
      "any text as SCOR",
      plainBill({ referenceType: "SCOR", reference: "INV-2026/001" }),
      ["reference format"],
    ],
    [
      "impossible check digits",
      plainBill({ referenceType: "SCOR", reference: "RF00539007547034" }),
      ["reference checksum"],
    ],
    [
      "lower-case SCOR",
      plainBill({ referenceType: "SCOR", reference: SCOR.toLowerCase() }),
      ["reference format"],
    ],
    ["an unknown type", { ...qrr, referenceType: "ISR" as "QRR" }, ["referenceType format"]],
    ["an unknown currency", { ...qrr, currency: "USD" as "CHF" }, ["currency format"]],
  ])("refuses %s", (_title, bill, expected) => {
    expect(problems(bill)).toEqual(expected);
  });

  it.each([
    ["", "iban required"],
    ["CH56 0483 5012 3456 7800 9", "iban format"],
    ["ch5604835012345678009", "iban format"],
    ["CH5604835012345678008", "iban checksum"],
    ["DE89370400440532013000", "iban country"],
  ])("refuses the account %j", (iban, expected) => {
    expect(problems(plainBill({ iban }))).toEqual([expected]);
  });

  it("takes SCOR and NON in EUR on a normal IBAN", () => {
    expect(problems(plainBill({ currency: "EUR" }))).toEqual([]);
    expect(problems(plainBill({ currency: "EUR", referenceType: "SCOR", reference: SCOR }))).toEqual([]);
  });
});

describe("amount", () => {
  it.each([
    [-500, "amount range"],
    [100_000_000_000, "amount range"],
    [Number.NaN, "amount format"],
    [Infinity, "amount format"],
    [100.5, "amount format"],
    [0, "amount notification"],
  ])("refuses %d Rappen", (amount, expected) => {
    expect(problems(qrBill({ amount }))).toEqual([expected]);
  });

  it.each([1, 99_999_999_999, null])("takes %j Rappen", (amount) => {
    expect(problems(qrBill({ amount }))).toEqual([]);
  });

  it.each(Object.values(NOTIFICATION_PHRASES))("0.00 goes with %j, and nothing else does", (message) => {
    expect(problems(qrBill({ amount: 0, message }))).toEqual([]);
    expect(problems(qrBill({ amount: 0, message: `${message}!` }))).toEqual(["amount notification"]);
    expect(problems(qrBill({ amount: null, message }))).toEqual(["amount notification"]);
    expect(problems(qrBill({ amount: 100, message }))).toEqual(["amount notification"]);
  });
});

describe("addresses", () => {
  it.each([
    [{ name: "" }, ["name required"]],
    [{ name: "  " }, ["name required"]],
    [{ name: "a".repeat(71) }, ["name too_long"]],
    [{ name: " Anna" }, ["name untrimmed"]],
    [{ name: "Anna\u00a0" }, ["name untrimmed"]],
    [{ name: "l’ami" }, ["name characters"]],
    [{ name: "Cafe\u0301" }, ["name characters"]],
    [{ name: "Анна" }, ["name characters"]],
    [{ name: "A😀" }, ["name characters"]],
    [{ name: "A\tB" }, ["name characters"]],
    [{ name: "A\nB" }, ["name characters"]],
    [{ street: "a".repeat(71) }, ["street too_long"]],
    [{ street: "Weg " }, ["street untrimmed"]],
    [{ buildingNumber: "1".repeat(17) }, ["buildingNumber too_long"]],
    [{ postalCode: "" }, ["postalCode required"]],
    [{ postalCode: "CH-8400" }, ["postalCode format"]],
    [{ postalCode: "840" }, ["postalCode format"]],
    [{ postalCode: "DE-79761", country: "DE" }, ["postalCode format"]],
    [{ postalCode: "1".repeat(17), country: "DE" }, ["postalCode too_long"]],
    [{ city: "" }, ["city required"]],
    [{ city: "a".repeat(36) }, ["city too_long"]],
    [{ country: "" }, ["country required"]],
    [{ country: "Schweiz" }, ["country country"]],
    [{ country: "XX" }, ["country country"]],
    [{ country: "UK" }, ["country country"]],
    [{ country: "12" }, ["country country"]],
    [{ country: "ch" }, ["country country"]],
    [{ country: "ch " }, ["country country"]],
  ])("refuses %j on either side", (change, expected) => {
    const on = (side: string) => expected.map((problem) => `${side}.${problem}`);
    expect(problems(qrBill({ creditor: { ...ATELIER, ...change } }))).toEqual(on("creditor"));
    expect(problems(qrBill({ debtor: { ...ANNA, ...change } }))).toEqual(on("debtor"));
  });

  it.each([
    { street: "", buildingNumber: "" },
    { name: "a".repeat(70), street: "b".repeat(70), buildingNumber: "1".repeat(16), city: "c".repeat(35) },
    { postalCode: "SW1A 1AA", country: "GB" },
    { buildingNumber: "17-21" },
    { street: "St. Gallerstrasse 57", buildingNumber: "" },
    { name: "Ștefan Ÿ €" },
  ])("takes %j", (change) => {
    expect(problems(qrBill({ debtor: { ...ANNA, ...change } }))).toEqual([]);
  });

  it("names the characters and the length that would do", () => {
    expect(qrBillProblems(qrBill({ creditor: { ...ATELIER, name: "a’b–" } }))).toEqual([
      { field: "creditor.name", code: "characters", characters: ["’", "–"] },
    ]);
    expect(qrBillProblems(qrBill({ creditor: { ...ATELIER, city: "c".repeat(36) } }))).toEqual([
      { field: "creditor.city", code: "too_long", max: 35 },
    ]);
  });
});

describe("message, billing information, alternative procedures", () => {
  const billing = (length: number) => "//".padEnd(length, "x");
  it.each<[string, Partial<QrBill>, string[]]>([
    ["141 characters", { message: "m".repeat(141) }, ["message too_long"]],
    [
      "100 and 41 together",
      { message: "m".repeat(100), billingInformation: billing(41) },
      ["billingInformation too_long"],
    ],
    ["blanks at the end", { message: "m " }, ["message untrimmed"]],
    ["two lines", { message: "a\nb" }, ["message characters"]],
    ["billing information without slashes", { billingInformation: "S1/10/1" }, ["billingInformation format"]],
    ["billing information with one slash", { billingInformation: "/S1/10/1" }, ["billingInformation format"]],
    ["three procedures", { alternativeProcedures: ["a", "b", "c"] }, ["alternativeProcedures too_many"]],
    ["an empty procedure", { alternativeProcedures: ["", "b"] }, ["alternativeProcedures.0 required"]],
    ["a long procedure", { alternativeProcedures: ["a".repeat(101)] }, ["alternativeProcedures.0 too_long"]],
  ])("refuses %s", (_title, change, expected) => {
    expect(problems(qrBill(change))).toEqual(expected);
  });

  it("says how much room the message leaves", () => {
    const bill = qrBill({ message: "m".repeat(100), billingInformation: billing(41) });
    expect(qrBillProblems(bill)[0]?.max).toBe(40);
    expect(problems({ ...bill, billingInformation: billing(40) })).toEqual([]);
    expect(problems(qrBill({ message: "m".repeat(140) }))).toEqual([]);
  });
});

describe("size of the whole code", () => {
  const fill = (letter: string) => {
    const party = {
      name: letter.repeat(70),
      street: letter.repeat(70),
      buildingNumber: letter.repeat(16),
      postalCode: "8400",
      city: letter.repeat(35),
      country: "CH",
    };
    return qrBill({
      creditor: party,
      debtor: party,
      message: letter.repeat(140),
      alternativeProcedures: [letter.repeat(100), letter.repeat(100)],
    });
  };

  it("takes all maxima in ASCII, refuses them in letters of two bytes", () => {
    expect(problems(fill("a"))).toEqual([]);
    expect(qrBillProblems(fill("ü"))).toEqual([{ field: "bill", code: "too_long", max: 996 }]);
  });

  it("counts to the byte", () => {
    const bill = { ...fill("a"), debtor: { ...fill("a").creditor, street: "ü".repeat(70) } };
    const room = 996 - new TextEncoder().encode(qrPayload(bill)).length;
    const withUmlauts = (n: number) => problems({ ...bill, message: "ü".repeat(n).padEnd(140, "a") });
    expect(withUmlauts(room)).toEqual([]);
    expect(withUmlauts(room + 1)).toEqual(["bill too_long"]);
  });
});
