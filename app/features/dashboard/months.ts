/** The twelve months that end with this one, `YYYY-MM`, oldest first. */
export function lastMonths(month: string, count = 12): string[] {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - count + index, 1)).toISOString().slice(0, 7),
  );
}
