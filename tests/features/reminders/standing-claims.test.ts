import { expect, it } from "vitest";
import { standingClaims } from "#app/features/money/reminders/open-claims.server.ts";

it("interest of a single Rappen is a claim like any other, and what was waived is none", () => {
  const charge = {
    id: "1",
    invoiceId: "i",
    reminderId: "r",
    chargedOn: "2026-11-01",
    allocationId: "",
    vat: [],
  };
  const charges = [
    { ...charge, kind: "interest" as const, amount: 1, reason: "letter" as const },
    { ...charge, kind: "reminder_fee" as const, amount: 20_00, reason: "letter" as const },
    { ...charge, kind: "reminder_fee" as const, amount: -20_00, reason: "waived" as const },
  ];
  expect(standingClaims({ charges, allocations: [] })).toEqual([
    { reminderId: "r", kind: "interest", amount: 1, paid: 0 },
  ]);
});
