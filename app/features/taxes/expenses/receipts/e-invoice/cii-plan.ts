import { elements } from "#app/platform/xml/planned-reading.ts";
import { type EInvoicePlan, labelled, sum, taxElement, text } from "./written-invoice.ts";

const SELLER: EInvoicePlan = elements({
  Name: text((into, name) => (into.supplier ||= name)),
  SpecifiedLegalOrganization: elements({
    ID: labelled("schemeID", (into, text, scheme) => into.ids.push({ scheme, text })),
  }),
  SpecifiedTaxRegistration: elements({
    ID: labelled("schemeID", (into, text, scheme) => into.vatNumbers.push({ scheme, text })),
  }),
});

const SETTLEMENT: EInvoicePlan = elements({
  PaymentReference: text((into, reference) => (into.reference ||= reference)),
  InvoiceCurrencyCode: text((into, currency) => (into.currency = currency)),
  SpecifiedTradeSettlementPaymentMeans: elements({
    PayeePartyCreditorFinancialAccount: elements({ IBANID: text((into, iban) => into.accounts.push(iban)) }),
  }),
  ApplicableTradeTax: taxElement({
    base: "BasisAmount",
    vat: "CalculatedAmount",
    percent: "RateApplicablePercent",
  }),
  SpecifiedTradePaymentTerms: elements({
    DueDateDateTime: elements({ DateTimeString: text((into, day) => (into.dueDay ||= day)) }),
  }),
  SpecifiedTradeSettlementHeaderMonetarySummation: elements({
    RoundingAmount: sum("rounding"),
    GrandTotalAmount: sum("grand"),
    TotalPrepaidAmount: sum("prepaid"),
    DuePayableAmount: sum("due"),
  }),
});

/** UN/CEFACT D16B, as Factur-X, ZUGFeRD 2 and XRechnung use it. */
export const CII: EInvoicePlan = elements(
  {
    ExchangedDocument: elements({
      ID: text((into, number) => (into.number = number)),
      TypeCode: text((into, type) => (into.type = type)),
      IssueDateTime: elements({ DateTimeString: text((into, day) => (into.day = day)) }),
    }),
    SupplyChainTradeTransaction: elements({
      ApplicableHeaderTradeAgreement: elements({ SellerTradeParty: SELLER }),
      ApplicableHeaderTradeSettlement: SETTLEMENT,
    }),
  },
  {
    open: (into) => {
      into.isKnown = true;
    },
  },
);
