import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { areas } from "../scripts/mutants/areas.mjs";
import { featureAreas } from "../scripts/mutants/features.mjs";
import { faultsOf } from "../scripts/mutants/operators.mjs";

const ROOT = path.join(import.meta.dirname, "..");

it.each([...areas, ...featureAreas].map(({ name, files, tests }) => [name, files, tests] as const))(
  "the files of the area %s of `npm run mutants` and their tests are there",
  (_, files, tests) => {
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(tests.filter((start) => !namesTests(start))).toEqual([]);
  },
);

it("every feature has an area that names tests, with all its files that are not in another", () => {
  const wings = readdirSync(path.join(ROOT, "app/features"));
  const folders = wings.flatMap((wing) => readdirSync(path.join(ROOT, "app/features", wing)));
  expect(featureAreas.map(({ name }) => name)).toEqual(folders.map((folder) => `features/${folder}`));
  expect(featureAreas.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const files = featureAreas.flatMap((area) => area.files);
  expect(files).toContain("app/features/people/seats/handover.server.ts");
  expect(files.filter((file) => areas.some((area) => area.files.includes(file)))).toEqual([]);
});

it.each([
  ['query.where("day", "<=", day)', ["query", 'query.where("day", "<", day)']],
  ["sql`paid_on > ${day}`", ["sql`paid_on >= ${day}`"]],
  ["addDays(day, 1)", ["addDays(day, (1 + 1))", "addDays(day, (1 - 1))"]],
  ["from < to", ["from <= to"]],
  ["rows.filter(isOpen)", ["rows"]],
  ["a - b", ["a + b"]],
])("puts faults at the boundary, or without the filter, into %s", (source, expected) => {
  const planted = faultsOf(source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );
  expect(planted.toSorted()).toEqual(expected.toSorted());
});

/** A folder, or what the names of files begin with. */
function namesTests(start: string): boolean {
  const place = path.join(ROOT, start);
  if (existsSync(place)) return true;
  const folder = path.dirname(place);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(path.basename(place)));
}
