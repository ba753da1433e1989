import type { DataExport } from "./data-export.schema.ts";
import { EXPORT_PARTS } from "./export-choices.ts";
import type { ExportedPart } from "./export-part.server.ts";
import { CATALOGUE_ITEMS } from "./kinds/catalogue.server.ts";
import { CLIENTS } from "./kinds/clients.server.ts";
import { EXPENSES } from "./kinds/expenses.server.ts";
import { ITEMS, LEDGER } from "./kinds/invoice-rows.server.ts";
import { INVOICES } from "./kinds/invoices.server.ts";
import { OFFERS } from "./kinds/offers.server.ts";
import { PAYMENTS } from "./kinds/payments.server.ts";
import { STATS } from "./kinds/stats.server.ts";

export function chosenParts(options: DataExport): ExportedPart[] {
  const hasItems = options.includeInvoices && options.format !== "json";
  return EXPORT_PARTS.filter((name) => options[name] && (name !== "includeItems" || hasItems)).map(
    (name) => PARTS[name],
  );
}

const PARTS: Record<(typeof EXPORT_PARTS)[number], ExportedPart> = {
  includeInvoices: INVOICES,
  includeItems: ITEMS,
  includeOffers: OFFERS,
  includeCustomers: CLIENTS,
  includePayments: PAYMENTS,
  includeLedger: LEDGER,
  includeExpenses: EXPENSES,
  includeCatalogue: CATALOGUE_ITEMS,
  includeStats: STATS,
};
