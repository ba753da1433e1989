import { PDFDocument } from "pdf-lib";

const CII_NAMES = [
  `xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"`,
  `xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"`,
  `xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"`,
].join(" ");

export interface Received {
  type?: string;
  number?: string;
  currency?: string;
  vatNumber?: string;
  iban?: string;
  reference?: string;
  /** Rate, net and VAT of each. */
  taxes?: [rate: string, net: string, vat: string][];
  /** XML beside the others. */
  sums?: string;
}

const USUAL = {
  type: "380",
  number: "R-2026/17",
  currency: "CHF",
  vatNumber: "CHE123456788",
  iban: "CH93 0076 2011 6238 5295 7",
  reference: "RF18539007547034",
};

const TAXES: Required<Received>["taxes"] = [
  ["8.10", "553.39", "44.82"],
  ["2.6", "400.00", "10.40"],
];

export function ciiInvoice(changes: Received = {}): string {
  const { type, number, currency, vatNumber, iban, reference, taxes, sums } = {
    ...USUAL,
    taxes: TAXES,
    sums: `<ram:GrandTotalAmount>1008.61</ram:GrandTotalAmount><ram:RoundingAmount>-0.01</ram:RoundingAmount>
      <ram:DuePayableAmount>1008.60</ram:DuePayableAmount>`,
    ...changes,
  };
  const rows = taxes.map(
    ([rate, net, vat]) => `<ram:ApplicableTradeTax><ram:CalculatedAmount>${vat}</ram:CalculatedAmount>
      <ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${net}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>
      <ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- written by hand -->
<rsm:CrossIndustryInvoice ${CII_NAMES}>
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>${type}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20261007</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>
      <ram:RateApplicablePercent>99</ram:RateApplicablePercent></ram:ApplicableTradeTax>
    </ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Müller &amp; Söhne AG</ram:Name>
        <ram:DefinedTradeContact><ram:PersonName>Wer auch immer</ram:PersonName></ram:DefinedTradeContact>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">12/34</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatNumber}</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Wir selbst</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:PaymentReference>${reference}</ram:PaymentReference>
      <ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>30</ram:TypeCode>
        <ram:PayeePartyCreditorFinancialAccount>
          <ram:IBANID>${iban}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
      </ram:SpecifiedTradeSettlementPaymentMeans>
      ${rows.join("\n")}
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>
        <udt:DateTimeString format="102">20261106</udt:DateTimeString>
      </ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        ${sums}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
}

export function ublDocument(root: "Invoice" | "CreditNote", changes: Received = {}): string {
  const { type, number, currency, vatNumber, iban, reference, taxes, sums } = {
    ...USUAL,
    taxes: TAXES,
    sums: `<cbc:TaxInclusiveAmount currencyID="CHF">1008.61</cbc:TaxInclusiveAmount>
      <cbc:PayableRoundingAmount currencyID="CHF">-0.01</cbc:PayableRoundingAmount>
      <cbc:PayableAmount currencyID="CHF">1008.60</cbc:PayableAmount>`,
    ...changes,
  };
  const rows = taxes.map(
    ([
      rate,
      net,
      vat,
    ]) => `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="${currency}">${net}</cbc:TaxableAmount>
      <cbc:TaxAmount currencyID="${currency}">${vat}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID>
      <cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
      </cac:TaxCategory></cac:TaxSubtotal>`,
  );
  return `<?xml version='1.0'?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-10-07+02:00</cbc:IssueDate><cbc:DueDate>2026-11-06</cbc:DueDate>
  <cbc:${root}TypeCode>${type}</cbc:${root}TypeCode>
  <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyName><cbc:Name>Müllers Laden</cbc:Name></cac:PartyName>
    <cac:PartyTaxScheme><cbc:CompanyID>12/34</cbc:CompanyID>
      <cac:TaxScheme><cbc:ID>TAX</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyTaxScheme><cbc:CompanyID>${vatNumber}</cbc:CompanyID>
      <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Müller &amp; Söhne AG</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cac:PartyName><cbc:Name>Wir selbst</cbc:Name></cac:PartyName>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>${reference}</cbc:PaymentID>
    <cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">55.22</cbc:TaxAmount>${rows.join("\n")}</cac:TaxTotal>
  <cac:LegalMonetaryTotal>${sums}</cac:LegalMonetaryTotal>
</${root}>
`;
}

export async function pdfWith(name: string, xml: string | Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(typeof xml === "string" ? Buffer.from(xml) : xml, name);
  return Buffer.from(await document.save());
}
