import { elements } from "#app/platform/xml/planned-reading.ts";
import { type EInvoicePlan, labelled, sum, taxElement, text } from "./written-invoice.ts";

/** The trading name is a second one; invoices are addressed from the registered one. */
const SUPPLIER: EInvoicePlan = elements({
  PartyName: elements({ Name: text((into, name) => (into.supplier ||= name)) }),
  PartyTaxScheme: elements(
    {
      CompanyID: text((into, text) => (into.vatNumbers.at(-1)!.text = text)),
      TaxScheme: elements({ ID: text((into, scheme) => (into.vatNumbers.at(-1)!.scheme = scheme)) }),
    },
    { open: ({ vatNumbers }) => vatNumbers.push({ scheme: "", text: "" }) },
  ),
  PartyLegalEntity: elements({
    RegistrationName: text((into, name) => (into.supplier = name)),
    CompanyID: labelled("schemeID", (into, text, scheme) => into.ids.push({ scheme, text })),
  }),
});

function document(isCreditNote: boolean): EInvoicePlan {
  const type = text((into, type) => (into.type = type));
  return elements(
    {
      ID: text((into, number) => (into.number = number)),
      IssueDate: text((into, day) => (into.day = day)),
      DueDate: text((into, day) => (into.dueDay = day)),
      InvoiceTypeCode: type,
      CreditNoteTypeCode: type,
      DocumentCurrencyCode: text((into, currency) => (into.currency = currency)),
      AccountingSupplierParty: elements({ Party: SUPPLIER }),
      PaymentMeans: elements({
        PaymentDueDate: text((into, day) => (into.dueDay ||= day)),
        PaymentID: text((into, reference) => (into.reference ||= reference)),
        PayeeFinancialAccount: elements({ ID: text((into, iban) => into.accounts.push(iban)) }),
      }),
      TaxTotal: elements({
        TaxSubtotal: taxElement(
          { base: "TaxableAmount", vat: "TaxAmount", percent: "Percent" },
          "TaxCategory",
        ),
      }),
      LegalMonetaryTotal: elements({
        TaxInclusiveAmount: sum("grand"),
        PayableRoundingAmount: sum("rounding"),
        PrepaidAmount: sum("prepaid"),
        PayableAmount: sum("due"),
      }),
    },
    {
      open: (into) => {
        into.isKnown = true;
        into.isCreditNote = isCreditNote;
      },
    },
  );
}

/** UBL 2.1, as XRechnung and Peppol use it. */
export const UBL_INVOICE = document(false);

export const UBL_CREDIT_NOTE = document(true);
