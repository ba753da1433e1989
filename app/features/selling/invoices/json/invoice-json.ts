import { rappenToNumber } from "#app/swiss/money.ts";
import { effectiveVatPercent } from "#app/swiss/vat.ts";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import type { Delivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import { ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { allocationJson, ledgerEntryJson, vatRowJson } from "#app/features/books/ledger/payment-json.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import {
  profileFields,
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { discountTotalOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";

/** It stands before the other fields, as it always has. */
const CURRENCY = { currency: contentFields.currency };

/** Amounts as numbers with at most 2 decimals (rule 20). */
export function invoiceJson(invoice: Invoice) {
  const { sender, recipient } = invoice;
  return {
    _id: invoice.id,
    id: invoice.id,
    clientId: invoice.clientId,
    status: invoice.status,
    ...correctionJson(invoice),
    ...jsonOf(CURRENCY, invoice),
    ...jsonOf(invoiceFields, invoice),
    ...jsonOf(contentFields, invoice),
    sender: {
      ...jsonOf(senderFields, sender),
      ...jsonOf(profileFields, sender),
      address: jsonOf(senderAddressFields, sender),
    },
    recipient: { ...jsonOf(recipientFields, recipient), address: jsonOf(recipientAddressFields, recipient) },
    items: invoice.items.map((item) => ({
      name: item.description,
      ...jsonOf(itemFields, item),
      total: rappenToNumber(item.total),
    })),
    ...depositJson(invoice),
    ...deductionJson(invoice),
    ...sumsJson(invoice),
    ...jsonOf(referenceFields, invoice),
    qrBill: { reference: invoice.reference },
    qrBillOptions: { referenceType: invoice.referenceType },
    ...jsonOf(externalFields, invoice),
    paidOn: invoice.paidOn,
    amountPaid: rappenToNumber(moneyOf(invoice.allocations)),
    amountDue: rappenToNumber(amountDue(invoice)),
    allocations: invoice.allocations.map(allocationJson),
    ledger: ledgerOf(invoice).map(ledgerEntryJson),
    delivery: invoice.delivery && invoiceDeliveryJson(invoice.delivery),
    publicUrl: invoice.publicUrl,
    version: invoice.version,
    createdAt: invoice.createdAt,
    updatedAt: invoice.updatedAt,
  };
}

function depositJson({ deposit }: Invoice) {
  if (!deposit) return {};
  return { deposit: { of: deposit.of, percent: deposit.percent ? deposit.percent / 100 : null } };
}

function deductionJson({ deductions }: Invoice) {
  if (!deductions) return {};
  return {
    deductions: deductions.map(({ id, number, issueDate, vatRows }) => ({
      id,
      invoiceNumber: number,
      issueDate,
      vat: vatRows.map(vatRowJson),
    })),
  };
}

function correctionJson({ kind, corrects, notes }: Invoice) {
  if (!corrects) return {};
  const { id, number, issueDate, isWhole } = corrects;
  return { kind, corrects: { id, invoiceNumber: number, issueDate, isWhole }, reason: notes };
}

/** Discount and rounding where there are any: others stay as they were before there were discounts. */
export function sumsJson(
  paper: Parameters<typeof discountTotalOf>[0] & Pick<Invoice, "rounding" | "total" | "vatRows">,
) {
  const discount = discountTotalOf(paper);
  const { subtotal, rounding, vatTotal } = paper;
  return {
    subtotal: rappenToNumber(subtotal),
    ...(discount ? { discountTotal: rappenToNumber(discount) } : {}),
    ...(rounding ? { rounding: rappenToNumber(rounding) } : {}),
    vat: paper.vatRows.map(vatRowJson),
    vatTotal: rappenToNumber(vatTotal),
    vatPercent: effectiveVatPercent(subtotal, vatTotal),
    total: rappenToNumber(paper.total),
  };
}

export function invoiceDeliveryJson({ state, recipient, cc, missed, at, errorCode, errorText }: Delivery) {
  return { state, recipient, cc, missed, at, error: errorText || errorCode || null };
}
