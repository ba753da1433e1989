/** The instant (seconds) a month or a year later; the last day of a shorter month where the day does not exist. */
export function periodEnd(start: number, interval: string): number {
  const date = new Date(start * 1000);
  const months = interval === "year" ? 12 : 1;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}
