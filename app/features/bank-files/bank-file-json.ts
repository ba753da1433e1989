import type { Allocation } from "#app/features/ledger/payment.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import type { BankFile, BankFileCounts } from "./bank-file.ts";
import type { BankFileImport } from "./import-bank-files.server.ts";
import type { TransactionResult } from "./take-transactions.server.ts";

export function bankFileJson({ id, name, state, counts, createdAt, undoneAt }: BankFile) {
  return { id, name, state, counts: countsJson(counts), createdAt, undoneAt };
}

/** The counts are those of this reading: of a file that was imported before, everything is known. */
export function bankFileImportJson({ file, counts, results }: BankFileImport, allocations: Allocation[]) {
  const byPayment = Map.groupBy(allocations, ({ paymentId }) => paymentId);
  const transactions = results.map((result) =>
    resultJson(result, (result.payment && byPayment.get(result.payment.id)) ?? []),
  );
  return { ...bankFileJson(file), counts: countsJson(counts), transactions };
}

function countsJson({ booked, proposed, unassigned, known, skipped, reversed, waiting }: BankFileCounts) {
  return { booked, proposed, unassigned, known, skipped, reversed, waiting };
}

function resultJson(
  { outcome, reason, transaction, payment }: TransactionResult,
  settling: { invoiceId: string }[],
) {
  const { amount, currency, paidOn, references, payerName, payerIban, text } = transaction;
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
    invoiceIds: [...new Set([...settling, ...(payment?.proposal ?? [])].map(({ invoiceId }) => invoiceId))],
  };
}
