import type { InvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import { INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import type { Currency } from "#app/swiss/money.ts";
import type { Stats } from "./stats.server.ts";

/** What a list that only a status and the month of the figures narrow comes to; undefined when more narrows it. */
export function sumsIn({ counts, sums }: Pick<Stats, "counts" | "sums">, query: InvoiceQuery) {
  const { status, paid, clientId, kind, reminder, search } = query;
  if (paid || clientId || kind !== "invoice" || reminder || search) return undefined;
  const listed = status ? [status] : INVOICE_STATUSES;
  const amounts = (currency: Currency) =>
    sum(
      sums[currency].amounts,
      listed.filter((name) => name !== "cancelled"),
    );
  const sum = (figures: Stats["counts"], names: readonly (typeof listed)[number][]) =>
    names.reduce((sum, name) => sum + figures[name], 0);
  return {
    total: sum(counts, listed),
    cancelled: sum(
      counts,
      listed.filter((name) => name === "cancelled"),
    ),
    amount: amounts("CHF"),
    eur: amounts("EUR"),
  };
}
