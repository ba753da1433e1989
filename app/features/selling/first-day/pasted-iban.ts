import { formatIban, ibanProblem } from "#app/swiss/iban.ts";

/** An IBAN as e-banking, an e-mail or a card shows it, or null. */
export function pastedIban(text: string): { iban: string } | null {
  const typed = text.replace(/^\s*IBAN\b[\s:.]*/i, "").replace(/[.\-]/g, "");
  return ibanProblem(typed) ? null : { iban: formatIban(typed) };
}
