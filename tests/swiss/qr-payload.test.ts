import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseText } from "#app/swiss/characters.ts";
import { parseQrPayload } from "../support/read/qr-payload-reader.ts";
import {
  type QrBill,
  type QrParty,
  formatPayloadAmount,
  qrBillProblems,
  qrPayload,
} from "#app/swiss/qr-payload.ts";
import { makeQrr, makeScor } from "#app/swiss/reference.ts";
import { GOLDEN, qrBill } from "./qr-bills.ts";

describe("golden payloads", () => {
  it.each(GOLDEN)("%s", (_title, bill, payload) => {
    expect(qrBillProblems(bill)).toEqual([]);
    expect(qrPayload(bill)).toBe(payload.replaceAll("|", "\n"));
    expect(parseQrPayload(payload.replaceAll("|", "\n"))).toEqual(bill);
  });

  it("H1 has the size that was counted", () => {
    const payload = qrPayload(qrBill());
    expect(payload.split("\n")).toHaveLength(31);
    expect(payload).toHaveLength(222);
    expect(new TextEncoder().encode(payload)).toHaveLength(230);
  });

  it("H5 has 33 lines and uses 121 of 140 characters", () => {
    const bill = GOLDEN[4]![1];
    expect(qrPayload(bill).split("\n")).toHaveLength(33);
    expect(bill.message.length + bill.billingInformation.length).toBe(121);
  });
});

it("throws, naming every problem", () => {
  const bill = qrBill({ iban: "", amount: -1 });
  expect(() => qrPayload(bill)).toThrow(RangeError);
  expect(() => qrPayload(bill)).toThrow("iban required, amount range");
  expect(() => qrPayload(qrBill({ iban: "" }))).toThrow("iban required");
});

it.each([
  [1, "0.01"],
  [50, "0.50"],
  [100_000_000, "1000000.00"],
  [0, "0.00"],
])("writes %i Rappen as %s", (rappen, text) => {
  expect(formatPayloadAmount(rappen)).toBe(text);
});

describe("any valid bill", () => {
  const letters = [..."abcXYZ0189 .-/&'éüŁșȚ€"];
  const text = (max: number, min = 0) =>
    fc
      .string({ unit: fc.constantFrom(...letters), minLength: min, maxLength: max })
      .map(normaliseText)
      .filter((value) => value.length >= min);
  const party: fc.Arbitrary<QrParty> = fc.record({
    name: text(70, 1),
    street: text(70),
    buildingNumber: text(16),
    postalCode: fc.stringMatching(/^\d{4}$/),
    city: text(35, 1),
    country: fc.constantFrom("CH", "LI", "DE", "GB"),
  });
  const account = fc.oneof(
    fc.record({
      iban: fc.constant("CH4431999123000889012"),
      currency: fc.constant("CHF" as const),
      referenceType: fc.constant("QRR" as const),
      reference: fc.stringMatching(/^[1-9]\d{0,25}$/).map(makeQrr),
    }),
    fc.record({
      iban: fc.constantFrom("CH5604835012345678009", "LI21088100002324013AA"),
      currency: fc.constantFrom("CHF" as const, "EUR" as const),
      referenceType: fc.constant("SCOR" as const),
      reference: fc.stringMatching(/^[0-9A-Z]{1,21}$/).map(makeScor),
    }),
    fc.record({
      iban: fc.constant("CH5604835012345678009"),
      currency: fc.constantFrom("CHF" as const, "EUR" as const),
      referenceType: fc.constant("NON" as const),
      reference: fc.constant(""),
    }),
  );
  const rest = fc.record({
    creditor: party,
    debtor: fc.option(party),
    amount: fc.option(fc.integer({ min: 1, max: 99_999_999_999 })),
    message: text(70),
    billingInformation: fc
      .option(text(60, 1), { nil: "" })
      .map((value) => (value === "" ? "" : `//${value}`)),
    alternativeProcedures: fc.array(text(40, 1), { maxLength: 2 }),
  });
  const bill: fc.Arbitrary<QrBill> = fc.tuple(account, rest).map(([a, b]) => ({ ...a, ...b }));

  it("keeps count and length of its lines, and reads back", () => {
    fc.assert(
      fc.property(bill, (value) => {
        const payload = qrPayload(value);
        const lines = payload.split("\n");
        const procedures = value.alternativeProcedures.length;
        const trailing = procedures > 0 ? 1 + procedures : value.billingInformation === "" ? 0 : 1;
        expect(lines).toHaveLength(31 + trailing);
        lines.forEach((line, i) => expect(line.length).toBeLessThanOrEqual(LINE_LENGTHS[i]!));
        if (lines.length > 31) expect(lines.at(-1)).not.toBe("");
        expect(payload).not.toMatch(/\r/);
        expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(996);
        expect(parseQrPayload(payload)).toEqual(value);
      }),
    );
  });
});

const PARTY_LENGTHS = [1, 70, 70, 16, 16, 35, 2];
const LINE_LENGTHS = [
  ...[3, 4, 1, 21],
  ...PARTY_LENGTHS,
  ...PARTY_LENGTHS.map(() => 0),
  ...[12, 3],
  ...PARTY_LENGTHS,
  ...[4, 27, 140, 3, 140, 100, 100],
];
