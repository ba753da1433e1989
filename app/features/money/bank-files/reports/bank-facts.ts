import { z } from "zod";
import type { BankTransaction } from "#app/features/money/bank-files/read/bank-document.ts";

const smallestUnits = z.number().int();

const OF_CSV = ["references", "payerIban", "payerName", "text"] as const;

/**
 * The details that one file states for a transaction, beside account, kind and amount. Empty where it states
 * none.
 */
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
  /** The place of the transaction in its entry, from 0. */
  index: z.number().int(),
  /** What reports it: files of the bank, which prove it, CSV files, or both. */
  source: z.enum(["camt", "csv", "both"]).default("camt"),
  /** What CSV files alone say of it. */
  fromCsv: z.array(z.enum(OF_CSV)).default([]),
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
    source: transaction.isFromCsv ? "csv" : "camt",
    fromCsv: transaction.isFromCsv ? [...OF_CSV] : [],
  };
}

/** Some banks write a word where they have no reference. */
function bankReference(reference: string): string {
  return /^(NONREF|NOTPROVIDED|0*)$/i.test(reference) ? "" : reference;
}

/**
 * Joins the details that several files state for one transaction: those of the fullest file, completed by the
 * others in the order of their import. CSV files only fill gaps.
 */
export function joinedFacts(reports: readonly [BankFacts, ...BankFacts[]]): BankFacts {
  const [proven, unproven] = [reports.filter(isProven), reports.filter((one) => !isProven(one))];
  const [camt, csv] = [joined(proven), joined(unproven)];
  if (!camt || !csv) return camt ?? csv ?? reports[0];
  const added = OF_CSV.filter((name) => camt[name].length === 0 && csv[name].length > 0);
  const fromCsv = OF_CSV.filter((name) => added.includes(name) || camt.fromCsv.includes(name));
  // What the bank's files are known again by stays as they say it.
  const { valueDay, transactionRef } = camt;
  return { ...completed(camt, csv), valueDay, transactionRef, source: "both", fromCsv };
}

function isProven({ source }: BankFacts): boolean {
  return source !== "csv";
}

function joined([first, ...others]: readonly BankFacts[]): BankFacts | null {
  if (!first) return null;
  const fullest = others.reduce((best, one) => (knowledge(one) > knowledge(best) ? one : best), first);
  const rest = [first, ...others].filter((one) => one !== fullest);
  return rest.reduce(completed, fullest);
}

function completed(known: BankFacts, other: BankFacts): BankFacts {
  return {
    paidOn: known.paidOn || other.paidOn,
    valueDay: known.valueDay || other.valueDay,
    references: known.references.length ? known.references : other.references,
    remittances: known.remittances.length ? known.remittances : other.remittances,
    text: known.text || other.text,
    payerName: known.payerName || other.payerName,
    payerIban: known.payerIban || other.payerIban,
    charges: known.charges || other.charges,
    instructed: known.instructed ?? other.instructed,
    uetr: known.uetr || other.uetr,
    transactionRef: known.transactionRef || other.transactionRef,
    entryRef: known.entryRef || other.entryRef,
    endToEndId: known.endToEndId || other.endToEndId,
    index: known.index,
    source: known.source,
    fromCsv: known.fromCsv,
  };
}

/** A reference leads to an invoice, a payer only to proposals. */
function knowledge({ references, remittances, payerIban, payerName, text }: BankFacts): number {
  const known = [references.length + remittances.length > 0, payerIban !== "", payerName !== "", text !== ""];
  return known.reduce((sum, isKnown, index) => sum + (isKnown ? 2 ** (known.length - index) : 0), 0);
}
