import { hash } from "node:crypto";
import type { Client } from "#app/features/selling/clients/client.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import {
  businessInvoices,
  type Invoice,
  invoicesOf,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { clientCredit } from "#app/features/money/payments/client-credit.server.ts";
import { ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { type LedgerLine, ledgerLines } from "#app/features/books/ledger/ledger-lines.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

/** The most invoices on a statement; the others are summed up in the total. */
const MOST_ROWS = 500;

export interface OpenItem {
  id: string;
  number: string;
  issueDate: Day;
  dueDate: Day;
  charged: Rappen;
  settled: Rappen;
  due: Rappen;
  lines: LedgerLine[];
}

/** A few lines say what an invoice has gone through; its own page has all of them. */
const LINES_OF_INVOICE = 6;

export interface Statement {
  client: Client;
  day: Day;
  currency: Currency;
  /** The longest due first. */
  items: OpenItem[];
  /** Sum of all open invoices, including those that are not listed. */
  charged: Rappen;
  settled: Rappen;
  open: Rappen;
  credit: Rappen;
}

/** @throws AppError `client.not_found` */
export async function findStatement(
  ctx: BusinessContext,
  clientId: string,
  currency: Currency = "CHF",
): Promise<Statement> {
  const client = await findClient(ctx, clientId);
  const open = openOf(ctx, client.id, currency);
  const rows = await open.selectAll().orderBy("due_date").orderBy("id").limit(MOST_ROWS).execute();
  const invoices = await invoicesOf(ctx, rows);
  const sums = await open
    .select(({ fn }) => [
      fn.sum<Rappen | null>("total").as("total"),
      fn.sum<Rappen | null>("charged").as("charged"),
      fn.sum<Rappen | null>("settled").as("settled"),
    ])
    .executeTakeFirstOrThrow();
  const charged = (sums.total ?? 0) + (sums.charged ?? 0);
  const settled = sums.settled ?? 0;
  return {
    client,
    day: ctx.today,
    currency,
    items: invoices.map(openItem),
    charged,
    settled,
    open: charged - settled,
    credit: (await clientCredit(ctx, client.id))[currency],
  };
}

function openOf(ctx: BusinessContext, clientId: string, currency: Currency) {
  return businessInvoices(ctx)
    .where("client_id", "=", clientId)
    .where("currency", "=", currency)
    .where("state", "=", "sent")
    .where("paid_on", "is", null);
}

export async function hasOpenIn(
  ctx: BusinessContext,
  clientId: string,
  currency: Currency,
): Promise<boolean> {
  return (await openOf(ctx, clientId, currency).select("id").limit(1).executeTakeFirst()) !== undefined;
}

function openItem(invoice: Invoice): OpenItem {
  const { id, number, issueDate, dueDate, settled } = invoice;
  const charged = invoice.total + invoice.charged;
  const lines = ledgerLines(ledgerOf(invoice), LINES_OF_INVOICE);
  return { id, number, issueDate, dueDate, charged, settled, due: charged - settled, lines };
}

/** Differs as soon as the paper would. */
export function statementDigest(statement: Statement): string {
  return hash("sha256", JSON.stringify(statement));
}
