import type { Payment } from "#app/features/books/ledger/payment.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { Certainty } from "./payment-row.ts";

/** @param isOwnAccount whether the client of the proposal has paid from this account before */
export function certaintyOf({ reason }: Pick<Payment, "reason">, isOwnAccount: boolean): Certainty {
  if (reason === "foreign_currency" || reason === "reference_letter_changed") return "weak";
  if (reason.startsWith("payer")) return isOwnAccount ? "part" : "weak";
  return "sure";
}

/** Key of a text: a payer may be known by the name alone. */
export function whyKey({ reason }: Pick<Payment, "reason">, isOwnAccount: boolean): string {
  return isOwnAccount || reason === "payer_taught" ? reason : reason.replace(/^payer/, "name");
}

/** The amount that the text of its reason speaks of. @param due what the invoices of the proposal owe together */
export function whyAmount({ reason, amount, proposal }: ProposedPayment, due: Rappen): Rappen | null {
  const sum = (kind: string) =>
    proposal.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.amount, 0);
  if (reason.endsWith("_part")) return due - sum("payment");
  if (reason.endsWith("_over")) return amount - sum("payment");
  if (/_(rounding|charges)$/.test(reason)) return sum("rounding");
  if (reason.endsWith("_skonto")) return sum("skonto");
  return reason === "foreign_currency" ? sum("payment") : null;
}

type ProposedPayment = Pick<Payment, "reason" | "amount" | "proposal">;

/** The detail by which its invoice was found, in a word. */
export function howKey({ reason, source }: Pick<Payment, "reason" | "source">): string {
  if (source !== "bank" && reason !== "assigned") return source;
  return reason.split("_")[0] ?? "";
}
