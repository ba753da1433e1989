import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { areas } from "../scripts/mutants/areas.mjs";

const ROOT = path.join(import.meta.dirname, "..");

it.each(areas.map(({ name, files, tests }) => [name, files, tests] as const))(
  "the files of the area %s of `npm run mutants` and their tests are there",
  (_, files, tests) => {
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(tests.filter((start) => !namesTests(start))).toEqual([]);
  },
);

/** A folder, or what the names of files begin with. */
function namesTests(start: string): boolean {
  const place = path.join(ROOT, start);
  if (existsSync(place)) return true;
  const folder = path.dirname(place);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(path.basename(place)));
}
