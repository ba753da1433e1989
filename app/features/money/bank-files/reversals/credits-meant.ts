import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { contradict } from "#app/features/money/bank-files/identity/same-transaction.ts";

export interface NamedCredit {
  paymentId: string;
  facts: BankFacts;
}

type Meant = (reversal: BankFacts, credit: BankFacts) => boolean;

/**
 * The surest first. Banks give their own references once for a whole batch, so that these alone count least, and only
 * where nothing else was stated that could tell the payments of the batch apart.
 */
const IDENTITIES: readonly Meant[] = [
  (reversal, credit) => reversal.uetr !== "" && reversal.uetr === credit.uetr,
  (reversal, credit) =>
    reversal.transactionRef !== "" &&
    reversal.transactionRef === credit.transactionRef &&
    hasReferenceOf(reversal, credit),
  hasReferenceOf,
  (reversal, credit) =>
    (reversal.entryRef !== "" && reversal.entryRef === credit.entryRef) ||
    (reversal.transactionRef !== "" && reversal.transactionRef === credit.transactionRef),
];

/**
 * Which payments of the same account and amount a reversal may take back: one is clear, several are unclear,
 * none means not imported yet. A differing detail excludes a payment.
 */
export function creditsMeant<T extends NamedCredit>(reversal: BankFacts, credits: readonly T[]): T[] {
  const possible = credits.filter(({ facts }) => !contradict(reversal, facts));
  for (const identity of IDENTITIES) {
    const meant = possible.filter(({ facts }) => identity(reversal, facts));
    if (meant.length > 0) return meant;
  }
  return [];
}

function hasReferenceOf(reversal: BankFacts, credit: BankFacts): boolean {
  return reversal.references.some((reference) => credit.references.includes(reference));
}
