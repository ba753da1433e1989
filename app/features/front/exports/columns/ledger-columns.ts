import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { LedgerEntry } from "#app/features/books/ledger/ledger.ts";
import { ledgerEntryJson } from "#app/features/books/ledger/payment-json.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { type ColumnOf, column } from "./data-columns.ts";

interface LedgerRow {
  invoice: Invoice;
  entry: LedgerEntry;
}

/** Charged less settled is what is open; of each invoice the last row says the same. */
export const LEDGER_COLUMNS: readonly ColumnOf<LedgerRow>[] = [
  column("number", "text", ({ invoice }) => invoice.number),
  column("name", "text", ({ invoice }) => invoice.recipient.name),
  { label: "invoices:field.currency", kind: "text", cell: ({ invoice }) => invoice.currency },
  column("ledgerDay", "day", ({ entry }) => entry.day),
  column("ledgerKind", "text", ({ entry }, t) => t(`exports:ledgerKind.${entry.kind}`)),
  column("creditNote", "text", ({ entry }) => entry.creditNoteNumber),
  column("charged", "amount", ({ entry }) => amountOf(entry, "charge")),
  column("settled", "amount", ({ entry }) => amountOf(entry, "settlement")),
  column("balance", "amount", ({ entry }) => rappenToNumber(entry.balance)),
  column("includedVat", "amount", ({ entry }) =>
    rappenToNumber(entry.vat.reduce((sum, { vat }) => sum + vat, 0)),
  ),
];

function amountOf({ type, amount }: LedgerEntry, wanted: LedgerEntry["type"]): number | null {
  return type === wanted ? rappenToNumber(amount) : null;
}

export function ledgerRowJson({ invoice, entry }: LedgerRow) {
  const { id: invoiceId, number: invoiceNumber, clientId } = invoice;
  return { invoiceId, invoiceNumber, clientId, ...ledgerEntryJson(entry) };
}
