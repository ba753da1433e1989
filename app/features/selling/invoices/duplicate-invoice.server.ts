import { type Business, findBusiness } from "#app/features/people/accounts/business.server.ts";
import { addressedToday } from "#app/features/selling/clients/find-addressee.server.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isQrIban } from "#app/swiss/iban.ts";
import { createInvoice } from "./create-invoice.server.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { senderAddressFields, senderFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { copiedParts } from "#app/features/selling/invoices/document/copied-parts.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";

/**
 * The sender is today's, so that a wrong address is not copied.
 * @throws AppError `invoice.not_found`, `invoice.limit_reached`, `input.invalid`
 */
export async function duplicateInvoice(ctx: UserContext, id: string): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const original = await addressedToday(ctx, await findInvoice(ctx, id));
    requireAction(original.status, "duplicate");
    const copy = await createInvoice(ctx, copiedInput(original, await findBusiness(ctx)));
    const data = { from: original.number };
    await recordInvoiceHistory(ctx, { invoiceId: copy, event: "invoice.duplicated", data });
    return copy;
  });
}

/** The same for the same client, by the account and the address of today. */
export function copiedInput(invoice: Invoice, business: Business): InvoiceInput {
  const account = business.iban || business.qrIban ? {} : { sender: senderOf(invoice) };
  return {
    invoiceNumber: "",
    exchangeRate: 0,
    ...copiedParts(invoice),
    ...pickFields(contentFields, invoice),
    paymentReferenceType: isKept(invoice, business) ? invoice.referenceType : "",
    paymentReference: "",
    ...account,
  };
}

/** An account given in the form only, and never kept in the profile. */
function senderOf({ sender }: Invoice): InvoiceInput["sender"] {
  return { ...pickFields(senderFields, sender), address: pickFields(senderAddressFields, sender) };
}

/** If the business has an account for it (QR-bill §1.4); NON only if no reference is wanted. */
function isKept({ referenceType, sender }: Invoice, business: Business): boolean {
  const { iban, qrIban, referenceOnEveryInvoice } = business;
  if (referenceType === "NON" && referenceOnEveryInvoice) return false;
  const accounts = [iban, qrIban].filter(Boolean);
  if (accounts.length === 0) accounts.push(sender.iban);
  return accounts.some((account) => isQrIban(account) === (referenceType === "QRR"));
}
