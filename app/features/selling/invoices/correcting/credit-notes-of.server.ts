import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface CreditNoteOf {
  id: string;
  number: string;
  state: string;
  issueDate: string;
  total: Rappen;
}

/** The credit notes of an invoice, the oldest first; withdrawn ones too. */
export async function creditNotesOf(ctx: BusinessContext, invoiceId: string): Promise<CreditNoteOf[]> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number", "state", "issue_date", "total"])
    .where("corrects_invoice_id", "=", invoiceId)
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map(({ issue_date: issueDate, ...note }) => ({ ...note, issueDate }));
}
