import { expenseJson } from "#app/features/taxes/expenses/expense-json.ts";
import { EXPENSE_COLUMNS } from "#app/features/front/exports/columns/expense-columns.ts";
import type { SelectQueryBuilder } from "kysely";
import { catalogueJson } from "#app/features/selling/catalogue/catalogue-json.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import {
  CATALOGUE_COLUMNS,
  CLIENT_COLUMNS,
  INVOICE_COLUMNS,
  ITEM_COLUMNS,
  type ItemLine,
} from "./columns/data-columns.ts";
import { LEDGER_COLUMNS, ledgerRowJson } from "./columns/ledger-columns.ts";
import { OFFER_COLUMNS } from "./columns/offer-columns.ts";
import { PAYMENT_COLUMNS } from "./columns/payment-columns.ts";
import {
  STABLE_CATALOGUE,
  STABLE_EXPENSES,
  STABLE_CLIENTS,
  STABLE_INVOICES,
  STABLE_ITEMS,
  STABLE_LEDGER,
  STABLE_OFFERS,
  STABLE_PAYMENTS,
} from "./columns/stable-columns.ts";
import type { DataExport } from "./data-export.schema.ts";
import { EXPORT_PARTS } from "./export-choices.ts";
import { type ExportedPart, exportedPart, eachRow } from "./export-part.server.ts";
import { invoicePages, invoicesIn } from "./invoice-pages.server.ts";
import type { Period } from "./pages.server.ts";
import { cataloguePages, clientPages, ownCatalogue, ownClients } from "./my-data/own-pages.server.ts";
import { offerPages, offersIn } from "./offer-pages.server.ts";
import { expensePages, expensesIn } from "./expense-pages.server.ts";
import { exportedPaymentJson, paymentPages, paymentsIn } from "./payment-pages.server.ts";
import { STATS_PART } from "./stats-part.server.ts";

export function chosenParts(options: DataExport): ExportedPart[] {
  const hasItems = options.includeInvoices && options.format !== "json";
  return EXPORT_PARTS.filter((name) => options[name] && (name !== "includeItems" || hasItems)).map(
    (name) => PARTS[name],
  );
}

const PARTS: Record<(typeof EXPORT_PARTS)[number], ExportedPart> = {
  includeInvoices: exportedPart({
    name: "invoices",
    size: (ctx, period) => countOf(invoicesIn(ctx, period)),
    pages: ({ ctx, options, counted }) => counted(invoicePages(ctx, options)),
    columns: INVOICE_COLUMNS,
    stableColumns: STABLE_INVOICES,
    stable: (invoice) => ({ ...invoiceJson(invoice), kind: invoice.kind }),
    json: exportedInvoiceJson,
  }),
  includeItems: exportedPart({
    name: "items",
    size: (ctx, period) => countOf(itemsIn(ctx, period)),
    pages: ({ ctx, options, counted }) => counted(eachRow(invoicePages(ctx, options), linesOf)),
    columns: ITEM_COLUMNS,
    stableColumns: STABLE_ITEMS,
    stable: lineJson,
  }),
  includeOffers: exportedPart({
    name: "offers",
    size: (ctx, period) => countOf(offersIn(ctx, period)),
    pages: ({ ctx, options, counted }) => counted(offerPages(ctx, options)),
    columns: OFFER_COLUMNS,
    stableColumns: STABLE_OFFERS,
    stable: offerJson,
  }),
  includeCustomers: exportedPart({
    name: "customers",
    size: (ctx) => countOf(ownClients(ctx)),
    pages: ({ ctx, counted }) => counted(clientPages(ctx)),
    columns: CLIENT_COLUMNS,
    stableColumns: STABLE_CLIENTS,
    stable: clientJson,
  }),
  includePayments: exportedPart({
    name: "payments",
    size: (ctx, period) => countOf(paymentsIn(ctx, period)),
    pages: ({ ctx, options, counted }) => counted(paymentPages(ctx, options)),
    columns: PAYMENT_COLUMNS,
    stableColumns: STABLE_PAYMENTS,
    stable: ({ payment, allocations }) => paymentJson(payment, allocations),
    json: exportedPaymentJson,
  }),
  includeLedger: exportedPart({
    name: "ledger",
    size: (ctx, period) => countOf(invoicesIn(ctx, period)),
    pages: ({ ctx, options, counted }) =>
      eachRow(counted(invoicePages(ctx, options)), (invoice) =>
        ledgerOf(invoice).map((entry) => ({ invoice, entry })),
      ),
    columns: LEDGER_COLUMNS,
    stableColumns: STABLE_LEDGER,
    stable: ledgerRowJson,
  }),
  includeExpenses: exportedPart({
    name: "expenses",
    size: (ctx, period) => countOf(expensesIn(ctx, period)),
    pages: ({ ctx, options, counted }) => counted(expensePages(ctx, options)),
    columns: EXPENSE_COLUMNS,
    stableColumns: STABLE_EXPENSES,
    stable: expenseJson,
  }),
  includeCatalogue: exportedPart({
    name: "catalogue",
    size: (ctx) => countOf(ownCatalogue(ctx)),
    pages: ({ ctx, counted }) => counted(cataloguePages(ctx)),
    columns: CATALOGUE_COLUMNS,
    stableColumns: STABLE_CATALOGUE,
    stable: catalogueJson,
  }),
  includeStats: STATS_PART,
};

async function countOf<T extends keyof Schema>(rows: SelectQueryBuilder<Schema, T, object>): Promise<number> {
  const { count } = await rows
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function itemsIn(ctx: BusinessContext, period: Period) {
  const invoices = invoicesIn(ctx, period).select("id");
  return ctx.db.selectFrom("invoice_items").where("invoice_id", "in", invoices);
}

function exportedInvoiceJson(invoice: Invoice) {
  const { delivery: _latest, ...content } = invoiceJson(invoice);
  return { ...content, paid: rappenToNumber(moneyOf(invoice.allocations)) };
}

function linesOf(invoice: Invoice): ItemLine[] {
  return invoice.items.map((item, index) => ({ invoice, item, position: index + 1 }));
}

/** Rows have no id of their own: a change of the draft writes them anew. */
function lineJson({ invoice, item, position }: ItemLine) {
  const { id, number, kind } = invoice;
  return {
    ...jsonOf(itemFields, item),
    total: rappenToNumber(item.total),
    id: `${id}-${position}`,
    invoiceId: id,
    invoiceNumber: number,
    kind,
    position,
  };
}
