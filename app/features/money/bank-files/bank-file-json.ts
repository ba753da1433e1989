import type { Allocation } from "#app/features/books/ledger/payment.ts";
import { type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import type { BankFile, BankFileCounts, StatementSummary } from "./bank-file.ts";
import { proofState } from "./proof/proof-rows.ts";
import type { BankFileImport } from "./import-bank-files.server.ts";
import type { PreviewedReports } from "./preview/preview-reports.server.ts";
import type { TransactionResult } from "./transaction-result.ts";

export function bankFileJson({ id, name, state, counts, statements, createdAt, undoneAt }: BankFile) {
  return {
    id,
    name,
    state,
    counts: countsJson(counts),
    statements: statements.map(statementJson),
    createdAt,
    undoneAt,
  };
}

function statementJson({ account, sequence, to, proof }: StatementSummary) {
  return {
    account,
    sequence,
    to: to.slice(0, 10) || null,
    openingBalance: francs(proof?.opening),
    closingBalance: francs(proof?.closing),
    credits: francs(proof?.booked?.credits.amount),
    debits: francs(proof?.booked?.debits.amount),
    entries: proof?.entries ?? null,
    accounted: proof?.accounted ?? null,
    proof: proof ? proofState(proof) : "unchecked",
  };
}

function francs(amount: Rappen | null | undefined): number | null {
  return amount === null || amount === undefined ? null : rappenToNumber(amount);
}

/** Counts only what this import did: when a file is imported again, all its payments count as known. */
export function bankFileImportJson({ file, counts, results }: BankFileImport, allocations: Allocation[]) {
  const byPayment = Map.groupBy(allocations, ({ paymentId }) => paymentId);
  const transactions = results.map((result) =>
    resultJson(result, (result.payment && byPayment.get(result.payment.id)) ?? []),
  );
  const unreadable = (file.csv?.unreadable ?? []).map(({ line, problem }) => ({ line, problem }));
  return { ...bankFileJson(file), counts: countsJson(counts), preview: false, unreadable, transactions };
}

/** The answer to an intraday report: as an import would answer, but nothing is stored, so there is no id. */
export function reportPreviewJson({ name, statements, counts, entries }: PreviewedReports) {
  return {
    id: null,
    name,
    state: "preview",
    counts: countsJson(counts),
    statements: statements.map(statementJson),
    createdAt: null,
    undoneAt: null,
    preview: true,
    unreadable: [],
    transactions: entries.map(({ allocations, ...entry }) =>
      resultJson({ ...entry, payment: null }, allocations),
    ),
  };
}

function countsJson({ twice: _, ...counts }: BankFileCounts) {
  return counts;
}

function resultJson(
  { outcome, reason, transaction, payment }: Omit<TransactionResult, "transactionId" | "earlierFileId">,
  settling: { invoiceId: string }[],
) {
  const { amount, currency, references, payerName, payerIban, text } = transaction;
  const paidOn = (transaction.kind === "credit" && payment?.paidOn) || transaction.paidOn;
  return {
    outcome,
    reason,
    paymentId: payment?.id ?? null,
    amount: rappenToNumber(amount),
    currency,
    paidOn,
    references,
    payer: { name: payerName, iban: payerIban },
    message: text,
    pending: transaction.isPending ?? false,
    invoiceIds: [...new Set([...settling, ...(payment?.proposal ?? [])].map(({ invoiceId }) => invoiceId))],
  };
}
