import { invoiceNumbers } from "#app/features/books/ledger/allocations.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { shortIban } from "#app/swiss/iban.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatReference, guessReferenceType } from "#app/swiss/reference.ts";
import type { PreviewedEntry, PreviewedReports } from "./preview-reports.server.ts";

const SHOWN = 100;

export type ReportRows = Awaited<ReturnType<typeof reportRows>>;

export async function reportRows(
  ctx: BusinessContext,
  { name, statements, entries, total }: PreviewedReports,
) {
  const shown = entries.slice(0, SHOWN);
  const ids = shown.flatMap(({ allocations }) => allocations.map(({ invoiceId }) => invoiceId));
  const numbers = await invoiceNumbers(ctx, [...new Set(ids)]);
  return {
    name,
    accounts: [...new Set(statements.map(({ account }) => shortIban(account)))],
    rows: shown.map((entry) => rowOf(ctx, entry, numbers)),
    hidden: total - shown.length,
  };
}

function rowOf(ctx: BusinessContext, entry: PreviewedEntry, numbers: Map<string, string>) {
  const { outcome, isPending, transaction, allocations } = entry;
  const { paidOn, payerName, amount, currency, references, text } = transaction;
  const [reference = ""] = references;
  const byInvoice = Map.groupBy(allocations, ({ invoiceId }) => invoiceId);
  const sign = transaction.kind === "credit" ? "" : "−";
  return {
    day: paidOn && formatDay(paidOn, ctx.locale),
    payer: payerName,
    text: formatReference(guessReferenceType(reference, ""), reference) || text,
    amount: `${currency}\u00a0${sign}${formatAmount(amount)}`,
    outcome,
    isPending,
    invoices: [...byInvoice].map(([id, parts]) => ({
      id,
      number: numbers.get(id) ?? "",
      amount: formatAmount(parts.reduce((sum, part) => sum + part.amount, 0)),
    })),
  };
}
