import { expect, it } from "vitest";
import { monthChoice } from "#app/features/selling/invoices/list/month-choice.ts";

const MONTHS = ["2026-11", "2026-09", "2025-12"];

it("offers the months with invoices, in words", () => {
  const { options, previous, next } = monthChoice(MONTHS, undefined, "de");
  expect(options.map(({ name }) => name)).toEqual(["November 2026", "September 2026", "Dezember 2025"]);
  expect([previous, next]).toEqual([null, null]);
});

it.each([
  ["2026-11", "2026-09", undefined],
  ["2026-09", "2025-12", "2026-11"],
  ["2025-12", undefined, "2026-09"],
  ["2026-10", "2026-09", "2026-11"],
  ["2024-01", undefined, "2025-12"],
])("beside %s leads back to %s and on to %s", (chosen, back, on) => {
  const { options, previous, next } = monthChoice(MONTHS, chosen, "fr");
  expect([previous?.month, next?.month]).toEqual([back, on]);
  expect(options.map(({ month }) => month)).toContain(chosen);
});

it("has nothing to offer without invoices", () => {
  expect(monthChoice([], undefined, "it")).toEqual({ options: [], previous: null, next: null });
});
