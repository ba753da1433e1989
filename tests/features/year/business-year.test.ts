import { expect, it } from "vitest";
import {
  daysOfYear,
  monthsOf,
  quartersOf,
  yearName,
  yearOfDay,
} from "#app/features/people/accounts/years/business-year.ts";
import { downloadYearWorkbook } from "#app/features/front/exports/download-year.server.ts";
import { yearSettingSchema } from "#app/features/taxes/year/year-setting.schema.ts";
import { saveYearSetting } from "#app/features/taxes/year/save-year-setting.server.ts";
import { currentYear, usualSpans } from "#app/features/taxes/year/current-year.server.ts";
import { closeYear, hashOfYear, seeYear } from "#app/features/taxes/year/close-year.server.ts";
import { sectionsOfYear, yearPage } from "#app/features/taxes/year/year-page.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { readXlsx } from "../../support/read/read-xlsx.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const CALENDAR = { begins: 1, firstFrom: "", firstTo: "" };
const JULY = { ...CALENDAR, begins: 7 };
const LONG = { begins: 1, firstFrom: "2025-08-15", firstTo: "2026-12-31" };

it.each([
  [CALENDAR, 2026, { from: "2026-01-01", to: "2026-12-31" }],
  [JULY, 2025, { from: "2025-07-01", to: "2026-06-30" }],
  [LONG, 2026, { from: "2025-08-15", to: "2026-12-31" }],
  [LONG, 2025, null],
  [LONG, 2027, { from: "2027-01-01", to: "2027-12-31" }],
  [{ ...LONG, firstTo: "2025-12-31" }, 2025, { from: "2025-08-15", to: "2025-12-31" }],
])("%j has in %i the days %j", (setting, year, days) => {
  expect(daysOfYear(setting, year)).toEqual(days);
});

it("a business year has quarters from its first day to its last, some of which are those of the calendar", () => {
  const of = (from: string, to: string) =>
    quartersOf({ from, to }).map((quarter) => [quarter.from, quarter.to, quarter.part]);
  expect(of("2025-07-01", "2026-06-30")).toEqual([
    ["2025-07-01", "2025-09-30", 3],
    ["2025-10-01", "2025-12-31", 4],
    ["2026-01-01", "2026-03-31", 1],
    ["2026-04-01", "2026-06-30", 2],
  ]);
  expect(of("2025-08-15", "2026-03-31")).toEqual([
    ["2025-08-15", "2025-10-31", 0],
    ["2025-11-01", "2026-01-31", 0],
    ["2026-02-01", "2026-03-31", 0],
  ]);
});

it("a day is in one business year, which is named by the years it touches", () => {
  expect([yearOfDay(JULY, "2026-06-30"), yearOfDay(JULY, "2026-07-01")]).toEqual([2025, 2026]);
  expect([yearOfDay(LONG, "2025-09-01"), yearOfDay(LONG, "2027-01-01")]).toEqual([2026, 2027]);
  expect([yearName(CALENDAR, 2026), yearName(JULY, 2025), yearName(JULY, 1999)]).toEqual([
    "2026",
    "2025/26",
    "1999/00",
  ]);
  expect(monthsOf({ from: "2025-11-15", to: "2026-02-28" })).toEqual([
    "2025-11",
    "2025-12",
    "2026-01",
    "2026-02",
  ]);
});

it.each([
  [{ begins: "13" }, ["begins"]],
  [{ begins: "7", firstFrom: "2025-08-15" }, ["firstTo"]],
  [{ begins: "1", firstFrom: "2025-08-15", firstTo: "2026-06-30" }, ["firstTo"]],
  [{ begins: "1", firstFrom: "2025-06-30", firstTo: "2026-12-31" }, ["firstTo"]],
  [{ begins: "1", firstFrom: "2025-07-01", firstTo: "2026-12-31" }, []],
  [{ begins: "1", firstFrom: "2025-07-01", firstTo: "2026-13-01" }, ["firstTo"]],
  [{ begins: "1", firstFrom: "9999", firstTo: "0027-12-31" }, ["firstFrom", "firstTo"]],
])("of %j refuses %j", (typed, fields) => {
  const { error } = yearSettingSchema.safeParse({ firstFrom: "", firstTo: "", ...typed });
  expect((error?.issues ?? []).map(({ path }) => path.join())).toEqual(fields);
});

onDatabaseOfDay((open) => {
  it("the journal offers the business year of today, its quarters and the year before", async () => {
    const ctx = await registeredBusiness(await open());
    await saveYearSetting(ctx, { begins: 8, firstFrom: "", firstTo: "" });
    expect(await currentYear(ctx)).toEqual({ from: "2026-08-01", to: "2027-07-31" });
    expect((await usualSpans(ctx)).map(({ label }) => label)).toEqual([
      "2026/27",
      "1 Aug 2026 to 31 Oct 2026",
      "1 Nov 2026 to 31 Jan 2027",
      "1 Feb 2027 to 30 Apr 2027",
      "1 May 2027 to 31 Jul 2027",
      "2025/26",
    ]);
    expect((await usualSpans(ctx)).at(-1)).toMatchObject({ from: "2025-08-01", to: "2026-07-31" });
  });

  it("a business year that begins in July is added up by its months, closed by its days, and then stays", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-01-01" });
    await saveYearSetting(ctx, JULY);
    await issued(ctx, "2025-06-30", [row(500, 8.1)]);
    const own = await issued(ctx, "2025-12-10", [row(1000, 8.1)]);
    await issued(ctx, "2026-06-30", [row(200, 8.1)]);
    const rows = (await sectionsOfYear(ctx, "2025")).flatMap((section) => section.rows);
    expect(rows.find(({ id }) => id === "income")).toMatchObject({ agreed: 1200_00 });
    expect(rows.slice(0, 2).map(({ label }) => label)).toEqual(["July 2025", "August 2025"]);
    expect(await yearPage(ctx, "2025")).toMatchObject({ name: "2025/26", canClose: true });
    const { pieces } = await downloadYearWorkbook(ctx, "2025");
    const read: Buffer[] = [];
    for await (const piece of pieces) read.push(Buffer.from(piece));
    const sheets = readXlsx(Buffer.concat(read));
    expect([...sheets.keys()][1]).toContain("30 Jun 2026");
    const hash = hashOfYear(2025, await yearFigures(ctx, 2025));
    await closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash);
    await expect(paid(ctx, own, 1081, "2026-06-30")).rejects.toMatchObject({
      code: "year.closed",
      params: { year: "2025/26", day: "1 Jul 2026" },
    });
    await paid(ctx, own, 1081, "2026-07-01");
    expect(hashOfYear(2025, await yearFigures(ctx, 2025))).toBe(hash);
    const params = { year: "2025/26", day: "1 Jul 2026" };
    await expect(saveYearSetting(ctx, CALENDAR)).rejects.toMatchObject({ code: "year.closed", params });
    const changed = useMethod(ctx, { validFrom: "2026-01-01", method: "none" });
    await expect(changed).rejects.toMatchObject({ code: "year.closed", params });
  });
});
