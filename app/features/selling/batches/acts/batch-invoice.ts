import type { Client } from "#app/features/selling/clients/client.ts";
import type { BatchContent } from "#app/features/selling/batches/batch-content.ts";
import { textsForClient } from "#app/features/selling/batches/batch-texts.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { itemTotal } from "#app/features/selling/invoices/pricing/totals.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";

interface OfClient {
  amount: number | null;
  addition: string;
}

/** The client's address must do for an invoice: `recipientOf` reads it by the same rule. */
export function batchInvoice(
  content: BatchContent,
  client: Client,
  { amount, addition, address }: OfClient & { address: InvoiceInput["recipient"]["address"] },
): InvoiceInput {
  const { items, ...filled } = textsForClient(content, client, addition);
  const priced = items.map((item, index) =>
    index === 0 && amount !== null ? { ...item, unitPrice: amount } : item,
  );
  return {
    ...filled,
    items: priced.map((item) => ({ ...item, total: itemTotal(item) })),
    invoiceNumber: "",
    clientId: client.id,
    saveClient: false,
    recipient: { ...pickFields(recipientFields, client), address },
    paymentReference: "",
  };
}

export function addressFor({ street, buildingNumber, postalCode, city, country }: Client) {
  return requiredAddress().safeParse({ street, buildingNumber, postalCode, city, country });
}
