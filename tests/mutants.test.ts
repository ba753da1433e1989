import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { areas } from "../scripts/mutants/areas.mjs";
import { featureAreas } from "../scripts/mutants/features.mjs";
import { harmless, isSame } from "../scripts/mutants/harmless.mjs";
import { marked, reachedBy } from "../scripts/mutants/reach.mjs";
import { faultsOf } from "../scripts/mutants/operators.mjs";
import { filesOfThreads } from "../scripts/mutants/threads.mjs";

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

it("every fault that is named as harmless is still one of those that are put in", () => {
  for (const [file, known] of Map.groupBy(harmless, ({ file = "" }) => file)) {
    const there = faultsOf(readFileSync(path.join(ROOT, file), "utf8")).map((fault) => ({ ...fault, file }));
    expect(known.filter((one) => !there.some((fault) => isSame(one, fault)))).toEqual([]);
  }
});

it("knows what threads run, also by way of other files, and leaves out types and what they do not load", () => {
  const files = filesOfThreads();
  expect(files).toContain("app/features/front/imports/file/read-file.worker.ts");
  expect(files).toContain("app/features/running/table-files/read-csv.ts");
  expect(files).not.toContain("app/features/front/imports/file/read-file.server.ts");
  expect(files).not.toContain("app/platform/context.server.ts");
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

it.each([
  "rows.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1))",
  "sort.by({ 8: name })",
  "ctx.log.info({ rows: rows.length + 1, isFirst: true })",
])("puts no fault where none could change anything, as in the signs of %s", (source) => {
  const planted = faultsOf(source).map(({ was, text }) => [was, text]);
  expect(planted.filter(([was]) => was !== "===" && was !== "0")).toEqual([]);
});

it("marks what is run where a fault matters, and outside functions nothing", () => {
  const source = "const most = 2;\nfunction f(a) {\n  if (a?.where(1).b) throw 3;\n}";
  const [outside, ...inside] = faultsOf(source);
  expect(outside).toMatchObject({ was: "2", mark: null });
  const marks = inside.map(({ mark }, id) => ({ ...mark!, id }));
  expect(marks.map(({ start, end }) => source.slice(start, end))).toEqual([
    "a?.where(1).b",
    "1",
    "1",
    "throw 3;",
    "3",
  ]);
  const told: number[] = [];
  const run = new Function("reach", "a", `globalThis.reach = reach;${marked(source, marks)};f(a)`);
  run((id: number) => told.push(id), undefined);
  expect(told).toEqual([0]);
  expect(() => run((id: number) => told.push(id), { where: (b: number) => ({ b }) })).toThrow();
  expect(told).toEqual([0, 0, 1, 2, 3, 4]);
});

it("marks nothing in what is run for the first test alone, and kept for the others", () => {
  const source = 'const rowsOf = preparedQuery((db) => db.selectFrom("rows").where("count", ">", 1));';
  const planted = faultsOf(source);
  expect(planted.length).toBeGreaterThan(1);
  expect(planted.map(({ mark }) => mark)).toEqual(planted.map(() => null));
});

it("of what runs while files are loaded nobody knows which tests come to it", () => {
  const module = (moduleId: string, ...metas: object[]) => {
    const tests = metas.map((meta, id) => ({ id: `${moduleId} ${id}`, meta: () => meta }));
    return { moduleId, children: { allTests: () => tests } };
  };
  const modules = [
    module("a", { inTest: [1, 2], outside: [3], loading: [4] }, { inTest: [2] }),
    module("b", { inTest: [2, 4], outside: [1], loading: [] }, {}),
  ];
  expect(reachedBy(modules, (moduleId: string) => moduleId)).toEqual({
    1: { a: ["a 0"], b: null },
    2: { a: ["a 0", "a 1"], b: ["b 0"] },
    3: { a: null },
    4: null,
  });
});

/** A folder, or what the names of files begin with. */
function namesTests(start: string): boolean {
  const place = path.join(ROOT, start);
  if (existsSync(place)) return true;
  const folder = path.dirname(place);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(path.basename(place)));
}
