import { BY_ACTIVITY_FROM } from "#app/features/taxes/tax/figures/technical-codes.ts";
import type { TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import { normaliseUid } from "#app/swiss/uid.ts";

/** Why eCH-0217 cannot hold a return: it names who files by a UID, which no number of Liechtenstein is. */
export function xmlObstacle({
  method,
  startsOn,
  business,
  checks,
}: Pick<TaxReturn, "method" | "startsOn" | "business" | "checks">):
  "early" | "liechtenstein" | "unmet" | null {
  if (method.method === "net" && startsOn < BY_ACTIVITY_FROM) return "early";
  if (checks.some(({ name, isMet }) => !isMet && name !== "periodOver")) return "unmet";
  return normaliseUid(business.vatNumber) === null ? "liechtenstein" : null;
}
