import { expect, it } from "vitest";
import { fileUntil } from "#app/features/tax/periods/period.ts";

it.each([
  ["2026-03-31", "2026-05-30"],
  ["2026-06-30", "2026-08-29"],
  ["2026-09-30", "2026-11-29"],
  ["2026-12-31", "2027-02-28"],
  ["2027-12-31", "2028-02-29"],
])("a return up to %s is filed until %s, as the ESTV says", (endsOn, until) => {
  expect(fileUntil({ endsOn })).toBe(until);
});
