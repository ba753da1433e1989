import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { invoiceSummaryJson } from "#app/features/selling/invoices/list/invoice-page-json.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { invoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { markOf } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { settlingRows } from "#app/features/money/payments/settling-rows.ts";
import { settlingOf } from "#app/features/money/payments/settling.server.ts";
import { invoicePageView } from "#app/features/front/public-pages/invoice-page-view.server.ts";
import { findStatement } from "#app/features/money/statements/client-statement.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { expectJournalAgrees } from "./books.ts";
import { downloadExport } from "../invoices/download-export.ts";

const LARGEST_LIST = 100;

/**
 * API, list, page, client's page, copy, statement and export show the same balance after each entry, and in the end
 * what is due; the journal agrees with all of it.
 */
export async function expectSameEverywhere(ctx: UserContext, invoice: Invoice, due: Rappen): Promise<void> {
  const json = invoiceJson(invoice);
  let balance = 0;
  for (const entry of json.ledger) {
    balance += Math.round(entry.amount * 100) * (entry.type === "charge" ? 1 : -1);
    expect(Math.round(entry.balance * 100)).toBe(balance);
  }
  expect([balance, json.amountDue]).toEqual([due, due / 100]);
  const balances = json.ledger.map(({ balance }) => formatAmount(Math.round(balance * 100)));
  expect(await exportedBalances(ctx, invoice.id)).toEqual(balances);
  await expectOnPages(ctx, invoice, { due, balances });
  await expectOnPapers(ctx, invoice, { due, balances });
  await expectJournalAgrees(ctx);
}

interface Shown {
  due: Rappen;
  balances: string[];
}

async function expectOnPages(ctx: UserContext, invoice: Invoice, { due, balances }: Shown): Promise<void> {
  const { rows, totals } = settlingRows(await settlingOf(ctx, invoice), "de", invoice.currency);
  expect(rows.map(({ balance }) => balance)).toEqual(balances);
  if (totals) expect(totals.open).toBe(formatAmount(due));
  const { invoices } = await listInvoices(ctx, { limit: LARGEST_LIST });
  const listed = invoices.find(({ id }) => id === invoice.id)!;
  expect(invoiceSummaryJson(listed).amountDue).toBe(due / 100);
  const page = await invoicePageView(ctx, invoice, "de");
  expect(page.due).toBe(due > 0 ? formatAmount(due) : "");
  if (balances.length > 1) expect(page.account.map(({ value }) => value)).toEqual(balances);
}

async function expectOnPapers(ctx: UserContext, invoice: Invoice, { due, balances }: Shown): Promise<void> {
  const document = { ...invoice, isCopy: true, mark: markOf(invoice) };
  const copy = invoiceView(document, invoiceMessages(pdfTexts("de"), "de-CH"));
  if (due > 0) expect(copy.amount).toBe(formatAmount(due));
  if (due > 0 && balances.length > 1)
    expect(copy.balance.map(({ value }) => value)).toEqual([...balances.slice(1), formatAmount(due)]);
  if (!invoice.clientId) return;
  const { items } = await findStatement(ctx, invoice.clientId);
  const item = items.find(({ id }) => id === invoice.id);
  expect(item?.due ?? 0).toBe(due);
  if (item) expect(item.lines.map(({ balance }) => formatAmount(balance))).toEqual(balances.slice(-6));
}

async function exportedBalances(ctx: UserContext, invoiceId: string): Promise<string[]> {
  const file = await downloadExport(ctx, { includeLedger: "on", format: "csv", headings: "stable" });
  const rows = parse<Record<string, string>>(file, { columns: true, delimiter: ";", bom: true });
  return rows
    .filter((row) => row.invoiceId === invoiceId)
    .map(({ balance }) => formatAmount(Math.round(Number(balance) * 100)));
}
