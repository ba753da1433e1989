import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "..");
const rules = readFileSync(path.join(ROOT, "docs/rules.md"), "utf8");
const numbers = [...rules.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

const cited = ["app", "db", "tests"].flatMap(sources).flatMap((file) => {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  return [...text.matchAll(/\b[Rr]ules? (\d+)(?: and (\d+))?/g)].flatMap(([, ...found]) =>
    found.filter((number) => number !== undefined).map((number) => ({ file, number: Number(number) })),
  );
});

it("the rules are numbered one after another", () => {
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it("every rule that code or tests cite is written down", () => {
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => path.join(folder, file));
}
