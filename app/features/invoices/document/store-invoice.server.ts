import type { UserContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { InvoiceDocument, InvoiceItem } from "./invoice-document.ts";
import type { InvoiceState } from "#app/features/invoices/invoice.ts";
import { searchText } from "#app/features/invoices/list/search-text.ts";

/** Writes a new invoice with its rows: a draft, unless it was issued elsewhere. */
export async function insertInvoice(
  ctx: UserContext,
  id: string,
  document: InvoiceDocument,
  clientId: string | null,
  standing: { state: InvoiceState; paidOn: string | null } = { state: "draft", paidOn: null },
): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db
    .insertInto("invoices")
    .values({
      id,
      business_id: ctx.businessId,
      client_id: clientId,
      state: standing.state,
      paid_on: standing.paidOn,
      archived_at: null,
      created_at: now,
      updated_at: now,
      ...columnsOf(document),
    })
    .execute();
  await insertItems(ctx, id, document.items);
}

/** Writes a draft anew; whoever read the version before has lost the race. */
export async function replaceInvoice(
  ctx: UserContext,
  id: string,
  document: InvoiceDocument,
  clientId: string | null,
): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set((set) => ({
      ...columnsOf(document),
      client_id: clientId,
      version: set("version", "+", 1),
      updated_at: ctx.now.toISOString(),
    }))
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
  await ctx.db.deleteFrom("invoice_items").where("invoice_id", "=", id).execute();
  await insertItems(ctx, id, document.items);
}

function columnsOf(document: InvoiceDocument) {
  return {
    number: document.number,
    language: document.language,
    subject: document.subject,
    notes: document.notes,
    issue_date: document.issueDate,
    due_date: document.dueDate,
    service_from: document.serviceFrom,
    service_to: document.serviceTo,
    sender: JSON.stringify(document.sender),
    recipient: JSON.stringify(document.recipient),
    design: JSON.stringify(document.design),
    reference_type: document.referenceType,
    reference: document.reference,
    subtotal: document.subtotal,
    vat_total: document.vatTotal,
    total: document.total,
    sort_name: fold(document.recipient.name),
    search_text: searchText(document),
  };
}

async function insertItems(ctx: UserContext, id: string, items: InvoiceItem[]): Promise<void> {
  await ctx.db
    .insertInto("invoice_items")
    .values(
      items.map((item, position) => ({
        invoice_id: id,
        position,
        description: item.description,
        quantity: item.quantity,
        unit: item.unit,
        unit_price: item.unitPrice,
        vat_rate: item.vatRate,
        total: item.total,
      })),
    )
    .execute();
}
