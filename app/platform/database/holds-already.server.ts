import { isDeepStrictEqual } from "node:util";

/**
 * Whether a row already has these values, so that nothing is written and no event is sent. JSON is compared by
 * its content.
 */
export function holdsAlready(stored: object | object[], written: object | object[]): boolean {
  const [rows, columns] = [[stored].flat(), [written].flat()];
  return rows.length === columns.length && rows.every((row, index) => holds(row, columns[index] ?? {}));
}

function holds(row: object, columns: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(([name, value]) => isSame(stored.get(name), value));
}

function isSame(stored: unknown, value: unknown): boolean {
  return stored === value || isDeepStrictEqual(contentOf(stored), contentOf(value));
}

function contentOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    const content: unknown = JSON.parse(value);
    // Compares the text that we write; anything else was typed, and each of its characters counts.
    return JSON.stringify(content) === value ? content : value;
  } catch {
    return value;
  }
}
