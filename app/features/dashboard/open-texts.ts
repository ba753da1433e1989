import { formatSums } from "#app/swiss/currency/sums.ts";
import type { Stats } from "./stats.server.ts";

export function openTexts({ sums: { CHF, EUR } }: Stats): { open: string; overdue: string } {
  const overdue = { CHF: CHF.overdue, EUR: EUR.overdue };
  return {
    open: formatSums({ CHF: CHF.open, EUR: EUR.open }),
    overdue: overdue.CHF || overdue.EUR ? formatSums(overdue) : "",
  };
}
