import { expect, it } from "vitest";
import { debtClaim } from "#app/features/money/reminders/collection/debt-claim.ts";
import { debtRequestSchema } from "#app/features/money/reminders/collection/debt-request.schema.ts";
import { languageFor } from "#app/features/money/reminders/collection/debt-request-preview.server.ts";
import { DEFAULT_SETTINGS } from "#app/features/money/reminders/reminder-settings.ts";
import type { Charge } from "#app/features/books/ledger/charge.ts";
import { paidPart } from "../../support/ledger/paid-part.ts";

const fee: Charge = {
  id: "c",
  invoiceId: "i",
  reminderId: "r",
  kind: "reminder_fee",
  amount: 20_00,
  chargedOn: "2026-11-01",
  reason: "letter",
  allocationId: "",
  vat: [],
};
const invoice = { total: 1_000_00, dueDate: "2026-10-01", charges: [fee], allocations: [] };
const when = { today: "2026-11-21", firstReminder: "2026-10-15" };

it("claims the rows with interest from the day after the due date, and the fee apart", () => {
  expect(debtClaim(invoice, DEFAULT_SETTINGS, when)).toEqual({
    capital: 1_000_00,
    rate: 50,
    interestFrom: "2026-10-02",
    accrued: 0,
    fee: 20_00,
    total: 1_020_00,
  });
});

it("interest may begin with the first reminder", () => {
  const settings = { interest: { ...DEFAULT_SETTINGS.interest, from: "first_reminder" as const } };
  expect(debtClaim(invoice, settings, when).interestFrom).toBe("2026-10-16");
});

it("a payment before that day changes the capital alone, one after it fixes the interest until today", () => {
  const early = paidPart(400_00, { settledOn: "2026-10-01" });
  expect(debtClaim({ ...invoice, ...early }, DEFAULT_SETTINGS, when)).toMatchObject({
    capital: 600_00,
    interestFrom: "2026-10-02",
    accrued: 0,
  });
  // 1'000.00 for 20 days and 600.00 for 30 days at 5 % of 360 days: 2.78 and 2.50.
  const late = paidPart(400_00, { settledOn: "2026-10-21" });
  expect(debtClaim({ ...invoice, ...late }, DEFAULT_SETTINGS, when)).toMatchObject({
    capital: 600_00,
    interestFrom: "2026-11-22",
    accrued: 5_28,
    total: 625_28,
  });
});

it("interest that was paid is not claimed again", () => {
  const interest = { ...fee, kind: "interest" as const, amount: 4_17 };
  const paid = paidPart(4_17, { kind: "interest", settledOn: "2026-11-05" });
  const claim = debtClaim({ ...invoice, charges: [fee, interest], ...paid }, DEFAULT_SETTINGS, when);
  // 50 days of 1'000.00 are 6.94.
  expect(claim).toMatchObject({ accrued: 2_77, interestFrom: "2026-11-22", fee: 20_00 });
});

it.each([
  ["8400", "fr", "de"],
  ["1003", "de", "fr"],
  ["6900", "de", "it"],
  ["2503", "fr", "fr"],
  ["2503", "it", "de"],
  ["1950", "en", "fr"],
  ["7000", "it", "it"],
  ["0000", "fr", "de"],
])("the office of %s is written to by somebody with an invoice in %s in: %s", (code, language, expected) => {
  expect(languageFor(code, language)).toBe(expected);
});

it("a request names an office in 100 characters and has a remark of 200 at most", () => {
  const isTaken = (office: string, remark: string) =>
    debtRequestSchema.safeParse({ language: "de", office, remark }).success;
  expect(isTaken("o".repeat(100), "r".repeat(200))).toBe(true);
  expect(isTaken("o".repeat(101), "")).toBe(false);
  expect(isTaken("Betreibungsamt", "r".repeat(201))).toBe(false);
  expect(isTaken("", "")).toBe(false);
});
