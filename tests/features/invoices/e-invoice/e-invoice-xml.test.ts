import fc from "fast-check";
import { expect, it } from "vitest";
import { balanceOf } from "#app/features/books/ledger/amount-due.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { eInvoiceXml } from "#app/features/selling/invoices/e-invoice/e-invoice-xml.ts";
import { PLAIN_PRICES, totalsLess, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { FULL } from "../../../support/choice-of-day.ts";
import { schemaFaults } from "../../../support/e-invoices/cii-schema.ts";
import { brokenRules } from "../../../support/e-invoices/en-16931-rules.ts";
import { cents, readCii } from "../../../support/e-invoices/read-cii.ts";
import { someDocument } from "../../../support/e-invoices/some-document.ts";
import { TEXTS } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../../support/invoices/invoice-document.ts";

function xmlOf(document: InvoiceDocument): string | null {
  return eInvoiceXml(document, invoiceMessages(TEXTS[document.language], LOCALE_TAGS[document.language]));
}

function read(document: InvoiceDocument) {
  const xml = xmlOf(document) ?? "";
  expect([schemaFaults(xml), brokenRules(xml)]).toEqual([[], []]);
  return readCii(xml);
}

it("any document follows schema and rules, and comes to the paper's own sums and to the slip's", () => {
  fc.assert(
    fc.property(someDocument, (document) => {
      const invoice = read(document);
      const sum = (name: string) =>
        cents(invoice.text(`//ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`));
      expect(sum("TaxBasisTotalAmount")).toBe(document.subtotal);
      expect(sum("TaxTotalAmount")).toBe(document.vatTotal);
      expect(sum("RoundingAmount")).toBe(document.rounding);
      expect(sum("DuePayableAmount")).toBe(
        document.kind === "invoice" ? balanceOf(document) : document.total,
      );
      const slip = slipFor(document);
      const charged = invoice.all(
        "//ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:ChargeTotalAmount",
      );
      expect(charged.every((one) => cents(one.text(".")) > 0)).toBe(true);
      if (slip?.amount) expect(slip.amount).toBe(sum("DuePayableAmount"));
      if (document.slip === "notification")
        expect(invoice.all("//ram:SpecifiedTradeSettlementPaymentMeans")).toEqual([]);
      const taxes = invoice.all("//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax");
      for (const { rate, net } of document.vatRows) {
        const own = taxes.filter((tax) => Number(tax.text("ram:RateApplicablePercent")) * 10 === rate);
        expect(own.reduce((sum, tax) => sum + cents(tax.text("ram:BasisAmount")), 0)).toBe(net);
      }
    }),
    { numRuns: FULL ? 1000 : 12 },
  );
});

it("says what a usual invoice to Germany says", () => {
  const invoice = read(
    invoiceDocument({
      items: [{ ...item("Beratung", 3, 15_000, 81, "Stunden"), discount: "10% Treue", total: 40_500 }],
      subject: "Umbau",
      notes: "Danke & Gruss",
      purchaseOrder: "PO-7",
      skonto: "2:10",
      sender: { iban: "CH4431999123000889012", normalIban: "CH9300762011623852957" },
      recipient: { country: "DE", postalCode: "D-79098" },
    }),
  );
  const seller = "//ram:SellerTradeParty";
  const facts = {
    "//ram:TypeCode": "380",
    "//rsm:ExchangedDocument/ram:IncludedNote[1]": "Umbau",
    "//rsm:ExchangedDocument/ram:IncludedNote[2]": "Danke & Gruss",
    [`${seller}/ram:SpecifiedLegalOrganization/ram:ID[@schemeID="0183"]`]: "CHE123456788",
    [`${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]`]: "CHE123456788",
    "//ram:BuyerTradeParty//ram:PostcodeCode": "79098",
    "//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID": "PO-7",
    "//ram:BilledQuantity/@unitCode": "HUR",
    "//ram:NetPriceProductTradePrice/ram:ChargeAmount": "150.00",
    "//ram:SpecifiedLineTradeSettlement//ram:ActualAmount": "45.00",
    "//ram:SpecifiedLineTradeSettlement//ram:Reason": "Treue 10\u00a0%",
    "//ram:PaymentReference": "RF62INV20260046",
    "//ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode": "30",
    "//ram:IBANID": "CH9300762011623852957",
    "//ram:BillingSpecifiedPeriod/ram:EndDateTime": "20261031",
    "//ram:DueDateDateTime": "20261219",
    "//ram:DuePayableAmount": "437.81",
  };
  expect(Object.fromEntries(Object.keys(facts).map((xpath) => [xpath, invoice.text(xpath)]))).toEqual(facts);
  const terms = invoice.text("//ram:SpecifiedTradePaymentTerms/ram:Description").replaceAll("\u00a0", " ");
  expect(terms).toContain("Zahlbar innert 30 Tagen. 2 % Skonto bis 29.11.2026: zu zahlen CHF 429.05.");
});

it("a deposit is of type 386, and the final invoice takes it off its VAT base and names it, paid or not", () => {
  const deposit = { of: "whole", percent: 5000 };
  const typeOf = (document: InvoiceDocument) => read(document).text("//rsm:ExchangedDocument/ram:TypeCode");
  expect(typeOf({ ...invoiceDocument(), deposit })).toBe("386");
  expect(typeOf({ ...invoiceDocument(), deposit, kind: "credit_note" })).toBe("381");
  const items = [item("Malerarbeiten", 1, 1000_00, 81)];
  const deducted = { id: "", number: "INV-2026-0007", issueDate: "2026-10-01", rounding: 0, isDeposit: true };
  const deductions = [{ ...deducted, vatRows: [{ rate: 81, net: 300_00, vat: 24_30 }] }];
  const final = read(
    invoiceDocument({ items, deductions, ...totalsLess(totalsOf(items, PLAIN_PRICES), deductions)! }),
  );
  const facts = {
    "//rsm:ExchangedDocument/ram:TypeCode": "380",
    "//ram:InvoiceReferencedDocument/ram:IssuerAssignedID": "INV-2026-0007",
    "//ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount": "300.00",
    "//ram:SpecifiedTradeAllowanceCharge/ram:Reason": "Anzahlungsrechnung INV-2026-0007 vom 01.10.2026",
    "//ram:TaxTotalAmount": "56.70",
    "//ram:DuePayableAmount": "756.70",
  };
  for (const [place, value] of Object.entries(facts))
    expect([place, final.text(place)]).toEqual([place, value]);
  expect(final.all("//ram:TotalPrepaidAmount")).toEqual([]);
});

it("says why a row is at 0 %, and gives no VAT number where nothing is subject to VAT", () => {
  const zero = (zeroRateReason: "" | "export" | "abroad" | "exempt") => ({
    ...item("Ware", 1, 10_000, 0),
    zeroRateReason,
  });
  const taxes = (document: InvoiceDocument) =>
    read(document)
      .all("//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax")
      .map((tax) =>
        ["CategoryCode", "ExemptionReason", "ExemptionReasonCode"].map((name) => tax.text(`ram:${name}`)),
      );
  const abroad = "Ort der Leistung im Ausland (Art. 7 und 8 MWSTG)";
  const all = [zero("export"), zero("abroad"), zero("exempt"), zero("")];
  expect(taxes(invoiceDocument({ items: all, invoiceDiscount: "50.01" }))).toEqual([
    ["G", "von der Steuer befreit (Art. 23 MWSTG)", "VATEX-EU-G"],
    ["E", `${abroad}; von der Steuer ausgenommen (Art. 21 MWSTG)`, ""],
    ["Z", "", ""],
  ]);
  expect(taxes(invoiceDocument({ items: [zero("abroad")] }))).toEqual([["O", abroad, "VATEX-EU-O"]]);
  expect(taxes(invoiceDocument({ items: [zero("")], sender: { vatNumber: "" } }))).toEqual([
    ["O", "", "VATEX-EU-O"],
  ]);
});

it("asks a payer abroad for no account that its bank does not know, and nobody to pay a credit note", () => {
  const qrIbanAlone = { iban: "CH4431999123000889012", normalIban: "" };
  const abroad = read(invoiceDocument({ sender: qrIbanAlone, recipient: { country: "AT" } }));
  expect(abroad.text("//ram:IBANID")).toBe("");
  const corrects = { id: "1", number: "INV-2026-0045", issueDate: "2026-11-01", isWhole: true };
  const note = read(invoiceDocument({ kind: "credit_note", corrects, dueDate: "2026-11-19" }));
  expect(note.text("//ram:IBANID")).toBe("");
  expect(note.text("//rsm:ExchangedDocument/ram:TypeCode")).toBe("381");
  expect(note.text("//ram:InvoiceReferencedDocument")).toBe("INV-2026-004520261101");
});

it("is not written for what it has no words for", () => {
  expect(xmlOf(invoiceDocument({ charged: 500 }))).toBeNull();
  expect(xmlOf(invoiceDocument({ total: -1 }))).toBeNull();
  expect(xmlOf(invoiceDocument({ recipient: { country: "" } }))).toBeNull();
  expect(xmlOf(invoiceDocument({ sender: { vatNumber: "" } }))).toBeNull();
});

it("the rules notice a wrong sum", () => {
  const xml = xmlOf(invoiceDocument())!;
  const [total] = /<ram:GrandTotalAmount>[\d.]+/.exec(xml)!;
  expect(brokenRules(xml.replace(total, "<ram:GrandTotalAmount>1.00"))).toEqual(["BR-CO-15", "BR-CO-16"]);
  expect(schemaFaults(xml.replaceAll("ram:DuePayableAmount", "ram:Due"))).toHaveLength(1);
});

it("a seller without any number is known by e-mail or account, and no other seller is", () => {
  const idsOf = (sender: object) => {
    const abroad = { ...item("Beratung", 1, 100_00, 0), zeroRateReason: "abroad" as const };
    const document = invoiceDocument({ items: [abroad] });
    const invoice = read({ ...document, sender: { ...document.sender, ...sender } });
    return invoice.all("//ram:SellerTradeParty/ram:ID").map((id) => id.text("."));
  };
  const { email, iban } = invoiceDocument().sender;
  expect(idsOf({})).toEqual([]);
  expect(idsOf({ vatNumber: "" })).toEqual([email]);
  expect(idsOf({ vatNumber: "", email: "" })).toEqual([iban]);
});

it("names the day of delivery where all was supplied on one", () => {
  const days = (serviceFrom: string, serviceTo: string) =>
    read(invoiceDocument({ serviceFrom, serviceTo }))
      .all("//ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime")
      .map((day) => day.text("."));
  expect(days("2026-11-03", "2026-11-03")).toEqual(["20261103"]);
  expect(days("2026-11-03", "2026-11-05")).toEqual([]);
  expect(days("", "")).toEqual([]);
});
