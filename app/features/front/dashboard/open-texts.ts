import { seesSums } from "#app/features/people/seats/rights.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import { formatSums } from "#app/swiss/currency/sums.ts";
import type { Stats } from "./stats.server.ts";

/** Empty for whoever sees no sums. */
export function openTexts(
  { sums: { CHF, EUR } }: Stats,
  role: Role | null,
): { open: string; overdue: string } {
  if (!seesSums(role)) return { open: "", overdue: "" };
  const overdue = { CHF: CHF.overdue, EUR: EUR.overdue };
  return {
    open: formatSums({ CHF: CHF.open, EUR: EUR.open }),
    overdue: overdue.CHF || overdue.EUR ? formatSums(overdue) : "",
  };
}
