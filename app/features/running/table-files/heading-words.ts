import { fold } from "#app/platform/lists/fold.ts";

/** Empty where unknown. Each column is found once, at its first heading, except those that may be repeated. */
export function guessColumns(
  headings: readonly string[],
  known: ReadonlyMap<string, string>,
  repeated: readonly string[] = [],
): string[] {
  const used = new Set<string>();
  return headings.map((heading) => {
    const column = known.get(headingKey(heading)) ?? "";
    if (used.has(column) && !repeated.includes(column)) return "";
    used.add(column);
    return column;
  });
}

export function headingKey(heading: string): string {
  return fold(heading).replace(/[^\p{L}\p{N}%]/gu, "");
}
