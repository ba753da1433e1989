import type { Figures } from "./figures.ts";
import type { Scenario } from "./scenarios.ts";
import { isAway, type Outcome } from "./traffic.ts";

/** Exports the invoices, as a replica may answer: what the caller has just written must be among them. */
export async function readBack(
  origin: string,
  token: string,
  { mark }: Scenario,
  figures: Figures,
): Promise<Outcome> {
  figures.calls++;
  const response = await fetch(`${origin}/api/data/export?format=json&includeInvoices=true`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (isAway(text)) {
    figures.away++;
    return "away";
  }
  if (!response.ok) figures.violations.push(`${mark}: the export was answered ${response.status} ${text}`);
  else if (!text.includes(`"${mark}"`)) figures.violations.push(`${mark}: its writer does not see it`);
  else figures.readBack++;
  return "answered";
}
