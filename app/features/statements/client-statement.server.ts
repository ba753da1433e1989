import { hash } from "node:crypto";
import type { Client } from "#app/features/clients/client.ts";
import { sumsOf } from "#app/features/clients/client-sums.server.ts";
import { findClient } from "#app/features/clients/clients.server.ts";
import { businessInvoices } from "#app/features/invoices/invoices.server.ts";
import { clientCredit } from "#app/features/payments/client-credit.server.ts";
import { amountDueColumn } from "#app/features/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** More would make no letter; what they leave out is in the total. */
export const MOST_ROWS = 500;

export interface OpenItem {
  id: string;
  number: string;
  issueDate: Day;
  dueDate: Day;
  total: Rappen;
  due: Rappen;
}

/** On the day it is asked for. */
export interface Statement {
  client: Client;
  day: Day;
  /** The longest due first. */
  items: OpenItem[];
  /** Of all that is open. */
  open: Rappen;
  credit: Rappen;
}

/** @throws AppError `client.not_found` */
export async function findStatement(ctx: BusinessContext, clientId: string): Promise<Statement> {
  const client = await findClient(ctx, clientId);
  const rows = await businessInvoices(ctx)
    .select((eb) => ["id", "number", "issue_date", "due_date", "total", amountDueColumn(eb).as("due")])
    .where("client_id", "=", client.id)
    .where("state", "=", "sent")
    .where("paid_on", "is", null)
    .orderBy("due_date")
    .orderBy("id")
    .limit(MOST_ROWS)
    .execute();
  const sums = await sumsOf(ctx, [client.id]);
  return {
    client,
    day: ctx.today,
    items: rows.map((row) => ({
      id: row.id,
      number: row.number,
      issueDate: row.issue_date,
      dueDate: row.due_date,
      total: row.total,
      due: row.due,
    })),
    open: sums.get(client.id)?.open ?? 0,
    credit: await clientCredit(ctx, client.id),
  };
}

/** Differs as soon as the paper would. */
export function statementDigest(statement: Statement): string {
  return hash("sha256", JSON.stringify(statement));
}
