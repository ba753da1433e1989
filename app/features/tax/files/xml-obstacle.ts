import type { TaxReturn } from "#app/features/tax/periods/period.ts";
import { normaliseUid } from "#app/swiss/uid.ts";

/** The first day of the form of net tax rates that the portal takes (eCH-0217 2.0.0). */
const SIMPLE_FROM = "2025-01-01";

/** Why eCH-0217 cannot hold a return: it names who files by a UID, which no number of Liechtenstein is. */
export function xmlObstacle({
  method,
  startsOn,
  business,
  checks,
}: Pick<TaxReturn, "method" | "startsOn" | "business" | "checks">):
  "early" | "liechtenstein" | "unmet" | null {
  if (method.method === "net" && startsOn < SIMPLE_FROM) return "early";
  if (checks.some(({ name, isMet }) => !isMet && name !== "periodOver")) return "unmet";
  return normaliseUid(business.vatNumber) === null ? "liechtenstein" : null;
}
