import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import type { InvoiceContent } from "./invoice-document.ts";

/** What another document takes over: client and rows, without days and terms of service. */
export function copiedParts({
  clientId,
  language,
  items,
  recipient,
}: Pick<InvoiceContent, "language" | "items" | "recipient"> & { clientId: string | null }) {
  const address = pickFields(recipientAddressFields, recipient);
  return {
    clientId: clientId ?? "",
    saveClient: false,
    serviceFrom: "",
    serviceTo: "",
    language,
    items,
    recipient: { ...pickFields(recipientFields, recipient), address },
  };
}
