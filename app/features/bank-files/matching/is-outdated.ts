import type { BankFacts } from "#app/features/bank-files/reports/bank-facts.ts";
import type { Payment } from "#app/features/settlement/payment.ts";

/** Left to a person, who undid its booking or has to say whether it is a known one. */
const LEFT_TO_A_PERSON = ["taken_back", "perhaps_known"];

/**
 * Whether a payment has to be matched anew: what still waits as soon as anything new is said of it, what is booked only
 * when that is gone by which it was matched. What a person assigned, ignored or paid back stays as it is.
 */
export function isOutdated(
  { state, reason, refunded }: Pick<Payment, "state" | "reason" | "refunded">,
  before: BankFacts | null,
  now: BankFacts,
): boolean {
  if (refunded > 0 || LEFT_TO_A_PERSON.includes(reason)) return false;
  if (state === "proposed" || state === "unassigned") return !before || matchedBy(before) !== matchedBy(now);
  if (state !== "booked" || reason === "assigned" || !before) return false;
  const [by] = reason.split("_");
  if (by === "payer")
    return isGone(before.payerIban, now.payerIban) && isGone(before.payerName, now.payerName);
  if (by === "number") return isGone(before.text, now.text) && now.remittances.length === 0;
  return before.references.some((reference) => !now.references.includes(reference));
}

function isGone(before: string, now: string): boolean {
  return before === "" || before !== now;
}

function matchedBy({ references, remittances, text, payerName, payerIban, charges }: BankFacts): string {
  return JSON.stringify([references, remittances, text, payerName, payerIban, charges]);
}
