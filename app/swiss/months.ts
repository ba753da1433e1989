/** `YYYY-MM`, oldest first, ending with this month. */
export function lastMonths(month: string, count = 12): string[] {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - count + index, 1)).toISOString().slice(0, 7),
  );
}
