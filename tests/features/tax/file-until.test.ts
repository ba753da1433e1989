import { expect, it } from "vitest";
import { fileUntil, periodCode } from "#app/features/taxes/tax/periods/period.ts";

it.each([
  ["2026-03-31", "2026-05-30"],
  ["2026-06-30", "2026-08-29"],
  ["2026-09-30", "2026-11-29"],
  ["2026-12-31", "2027-02-28"],
  ["2027-12-31", "2028-02-29"],
  ["2026-11-14", "2027-01-13"],
  ["2026-01-31", "2026-04-01"],
])("a return up to %s is filed until %s, as the ESTV says", (endsOn, until) => {
  expect(fileUntil({ endsOn, kind: "return" })).toBe(until);
});

it.each([
  ["2026-10-01", "2026-12-31", "2026-Q4"],
  ["2026-07-01", "2026-12-31", "2026-H2"],
  ["2026-03-01", "2026-03-31", "2026-3"],
  ["2026-01-01", "2026-12-31", "2026"],
  ["2026-10-01", "2026-11-14", "2026-10-01/2026-11-14"],
  ["2026-11-15", "2026-12-31", "2026-11-15/2026-12-31"],
])("a period from %s to %s is named %s, a cut one with its days", (startsOn, endsOn, name) => {
  expect(periodCode({ startsOn, endsOn, kind: "return" })).toBe(name);
});
