import { expect, test } from "vitest";
import { formatServicePeriod } from "#app/features/selling/invoices/view/service-period.ts";

test.each([
  ["", "", "de", ""],
  ["2026-11-02", "2026-11-02", "de", "02.11.2026"],
  ["2026-11-02", "2026-11-02", "en", "2 Nov 2026"],
  ["2026-11-02", "", "fr", "02.11.2026"],
  ["2026-10-01", "2026-10-31", "de", "Oktober 2026"],
  ["2028-02-01", "2028-02-29", "it", "febbraio 2028"],
  ["2026-02-01", "2026-02-27", "de", "01.02.2026 – 27.02.2026"],
  ["2026-09-01", "2026-10-31", "fr", "01.09.2026 – 31.10.2026"],
] as const)("from %s to %s in %s: %s", (from, to, language, text) => {
  expect(formatServicePeriod(from, to, language)).toBe(text);
});
