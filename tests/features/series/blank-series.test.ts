import { expect, it } from "vitest";
import { blankSeriesForm } from "#app/features/selling/series/form/series-form-values.ts";

it.each([
  ["2026-11-21", "2026-12-01"],
  ["2026-12-31", "2027-01-01"],
  ["2027-01-01", "2027-02-01"],
])("a new series that is begun on %s is monthly, from %s", (today, start) => {
  expect(blankSeriesForm("8.1", today)).toMatchObject({
    every: "1",
    unit: "month",
    start,
    mode: "draft",
    endOn: "",
    endAfter: "",
  });
});
