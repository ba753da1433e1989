import { rappenToNumber } from "#app/swiss/money.ts";
import type { OpenItem, Statement } from "./client-statement.server.ts";

/** Amounts as numbers with at most 2 decimals (rule 20). @param most how many invoices, the longest due first */
export function statementJson(
  { client, day, currency, items, charged, settled, open, credit }: Statement,
  most: number,
) {
  return {
    client: { id: client.id, name: client.name, email: client.email },
    day,
    currency,
    charged: rappenToNumber(charged),
    settled: rappenToNumber(settled),
    open: rappenToNumber(open),
    credit: rappenToNumber(credit),
    invoices: items.slice(0, most).map(itemJson),
    has_more: items.length > most,
  };
}

function itemJson({ id, number, issueDate, dueDate, charged, settled, due }: OpenItem) {
  return {
    id,
    invoiceNumber: number,
    issueDate,
    dueDate,
    charged: rappenToNumber(charged),
    settled: rappenToNumber(settled),
    amountDue: rappenToNumber(due),
  };
}
