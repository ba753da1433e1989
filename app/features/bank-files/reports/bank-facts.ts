import { z } from "zod";
import type { BankTransaction } from "#app/features/bank-files/read/bank-document.ts";

const smallestUnits = z.number().int();

/** What one file says of a transaction, beside its account, kind and amount. Empty where it says nothing. */
export const bankFacts = z.object({
  paidOn: z.string(),
  valueDay: z.string(),
  references: z.array(z.string()),
  remittances: z.array(
    z.object({ reference: z.string(), documentNumber: z.string(), amount: smallestUnits.nullable() }),
  ),
  text: z.string(),
  payerName: z.string(),
  payerIban: z.string(),
  /** Already deducted from the amount. */
  charges: smallestUnits,
  instructed: z.object({ amount: smallestUnits, currency: z.string() }).nullable(),
  uetr: z.string(),
  transactionRef: z.string(),
  entryRef: z.string(),
  endToEndId: z.string(),
  /** Of the transaction in its entry, from 0. */
  index: z.number().int(),
});

export type BankFacts = z.output<typeof bankFacts>;

export function factsOf(transaction: BankTransaction): BankFacts {
  return {
    paidOn: transaction.paidOn,
    valueDay: transaction.valueDay,
    references: transaction.references,
    remittances: transaction.remittances,
    text: transaction.text,
    payerName: transaction.payerName,
    payerIban: transaction.payerIban,
    charges: transaction.charges.included,
    instructed: transaction.instructed,
    uetr: bankReference(transaction.uetr),
    transactionRef: bankReference(transaction.transactionRef),
    entryRef: bankReference(transaction.entryRef),
    endToEndId: bankReference(transaction.endToEndId),
    index: transaction.index,
  };
}

/** Some banks write a word where they have no reference. */
function bankReference(reference: string): string {
  return /^(NONREF|NOTPROVIDED|0*)$/i.test(reference) ? "" : reference;
}

/**
 * All that several files say of one transaction: what the file that knows most says, and what it leaves out as the
 * others say it, the earliest first.
 */
export function joinedFacts([first, ...others]: readonly [BankFacts, ...BankFacts[]]): BankFacts {
  const fullest = others.reduce((best, one) => (knowledge(one) > knowledge(best) ? one : best), first);
  const rest = [first, ...others].filter((one) => one !== fullest);
  return rest.reduce(
    (joined, one) => ({
      paidOn: joined.paidOn || one.paidOn,
      valueDay: joined.valueDay || one.valueDay,
      references: joined.references.length ? joined.references : one.references,
      remittances: joined.remittances.length ? joined.remittances : one.remittances,
      text: joined.text || one.text,
      payerName: joined.payerName || one.payerName,
      payerIban: joined.payerIban || one.payerIban,
      charges: joined.charges || one.charges,
      instructed: joined.instructed ?? one.instructed,
      uetr: joined.uetr || one.uetr,
      transactionRef: joined.transactionRef || one.transactionRef,
      entryRef: joined.entryRef || one.entryRef,
      endToEndId: joined.endToEndId || one.endToEndId,
      index: joined.index,
    }),
    fullest,
  );
}

/** A reference leads to an invoice, a payer only to proposals. */
function knowledge({ references, remittances, payerIban, payerName, text }: BankFacts): number {
  const known = [references.length + remittances.length > 0, payerIban !== "", payerName !== "", text !== ""];
  return known.reduce((sum, isKnown, index) => sum + (isKnown ? 2 ** (known.length - index) : 0), 0);
}
