import { AppError } from "#app/platform/errors.ts";

const DEEPEST = 20;

/**
 * The same JSON with the names of each object in alphabetical order: equal texts then mean the same.
 * @throws AppError `input.malformed` for what is nested too deeply
 */
export function withSortedNames(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new AppError("input.malformed");
  if (Array.isArray(value)) return value.map((entry) => withSortedNames(entry, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, withSortedNames(entry, depth + 1)]));
}
