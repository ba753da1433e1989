/** The rows of one part of a list that is handed out in parts. @param part from 1, as an address says it */
export function rowsOfPart<T>(rows: readonly T[], part: string | null, size: number): T[] {
  const from = (Math.max(1, Number.parseInt(part ?? "", 10) || 1) - 1) * size;
  return rows.slice(from, from + size);
}
