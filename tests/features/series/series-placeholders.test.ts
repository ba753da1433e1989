import { describe, expect, it } from "vitest";
import { SERIES_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { seriesWarnings } from "#app/features/selling/series/series-warnings.ts";
import { tornYear } from "#app/features/selling/series/rule/torn-year.ts";
import { fillPeriod, unknownInSeries } from "#app/features/selling/series/rule/series-placeholders.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { seriesInput } from "../../support/invoices/series-input.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

const fill = (text: string, language: Locale, from: string, to: string) =>
  fillPeriod(
    text,
    { from, to },
    { language, quarter: (number) => translator(language)("series:quarter", { number }) },
  );

describe("placeholders of a period", () => {
  it.each([
    ["en", "December / November / January, Q4 2026, 1 Dec 2026 to 31 Dec 2026"],
    ["de", "Dezember / November / Januar, 4. Quartal 2026, 01.12.2026 to 31.12.2026"],
    ["fr", "décembre / novembre / janvier, T4 2026, 01.12.2026 to 31.12.2026"],
    ["it", "dicembre / novembre / gennaio, 4° trimestre 2026, 01.12.2026 to 31.12.2026"],
  ] as const)("are said in the language of the invoice: %s", (language, expected) => {
    const text = "{month} / {month-1} / {month+1}, {quarter} {year}, {period_start} to {period_end}";
    expect(fill(text, language, "2026-12-01", "2026-12-31")).toBe(expected);
  });

  it.each([
    ["2026-11-01", "2026-11-30", "November 2026"],
    ["2026-11-01", "2027-01-31", "November 2026 – January 2027"],
    ["2026-01-01", "2026-12-31", "2026"],
    ["2026-11-15", "2026-12-14", "15 Nov 2026 – 14 Dec 2026"],
    ["2026-11-15", "2026-11-15", "15 Nov 2026"],
  ])("name the period from %s to %s", (from, to, expected) => {
    expect(fill("{period}", "en", from, to)).toBe(expected);
  });

  it.each([
    ["2026-12-01", "January 2027, November 2026, 2025 to 2027"],
    ["2027-01-01", "February 2027, December 2026, 2026 to 2028"],
  ])("know the year of the month beside, from %s", (from, expected) => {
    expect(fill("{month+1 year}, {month-1 year}, {year-1} to {year+1}", "en", from, from)).toBe(expected);
  });

  it("warn of another month beside the year of the period, and name the right spelling", () => {
    const said = { placeholder: "{month+1} {year}", instead: "{month+1 year}" };
    expect(tornYear("Rent {month+1} {year}")).toEqual(said);
    for (const text of ["Rent {month} {year}", "Rent {month+1 year}", "From {month-1} on"])
      expect(tornYear(text)).toBeNull();
    const torn = seriesInput("c", { template: { subject: "Rent {month+1} {year}" } });
    expect(seriesWarnings(torn)).toEqual([
      { field: "template.subject", code: "field.torn_year", params: said },
    ]);
    const [description] = [{ description: "{month-1} {year}", quantity: 1, unitPrice: 1, vatRate: 0 }];
    const inRow = seriesInput("c", { template: { items: [description] } });
    expect(seriesWarnings(inRow).map(({ field }) => field)).toEqual(["template.items[0].description"]);
    expect(seriesWarnings(seriesInput("c", SERIES_EXAMPLE))).toEqual([]);
  });

  it("are filled in once, and an unknown one is found", () => {
    expect(fill("{{month}} {Month} {", "en", "2026-11-01", "2026-11-30")).toBe("{November} {Month} {");
    expect(unknownInSeries("Rent {month} {year}")).toBeNull();
    expect(unknownInSeries("Rent {month} {moon} {sun}")).toBe("{moon}");
    expect(unknownInSeries("{month - 1}")).toBe("{month - 1}");
  });
});
