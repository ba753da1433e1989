import { cents, type CiiNode, readCii } from "./read-cii.ts";

const CURRENCY_PLACES = /^-?\d+(\.\d{1,2})?$/;

/** Which business rules of EN 16931-1 the file breaks, as far as ours can: our own reading, computed from the file. */
export function brokenRules(xml: string): string[] {
  const invoice = readCii(xml);
  const faults: string[] = [];
  const rule = (name: string, isKept: boolean) => void (isKept || faults.push(name));
  presence(invoice, rule);
  sums(invoice, rule);
  for (const line of invoice.all("//ram:IncludedSupplyChainTradeLineItem")) lineRules(line, rule);
  for (const tax of invoice.all("//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax"))
    taxRules(tax, invoice, rule);
  return [...new Set(faults)];
}

type Rule = (name: string, isKept: boolean) => void;

const SELLER = "//ram:SellerTradeParty";
const BUYER = "//ram:BuyerTradeParty";
const HEAD = "//ram:ApplicableHeaderTradeSettlement";
const SUMS = `${HEAD}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;

function presence(invoice: CiiNode, rule: Rule): void {
  const has = (xpath: string) => invoice.text(xpath) !== "";
  rule(
    "BR-1",
    invoice.text("//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID") === "urn:cen.eu:en16931:2017",
  );
  rule("BR-2", has("//rsm:ExchangedDocument/ram:ID"));
  rule("BR-3", /^\d{8}$/.test(invoice.text("//rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString")));
  rule("BR-4", ["380", "381", "386"].includes(invoice.text("//rsm:ExchangedDocument/ram:TypeCode")));
  rule("BR-5", invoice.text(`${HEAD}/ram:InvoiceCurrencyCode`) === "CHF");
  rule("BR-6", has(`${SELLER}/ram:Name`));
  rule("BR-7", has(`${BUYER}/ram:Name`));
  rule("BR-9", /^[A-Z]{2}$/.test(invoice.text(`${SELLER}/ram:PostalTradeAddress/ram:CountryID`)));
  rule("BR-11", /^[A-Z]{2}$/.test(invoice.text(`${BUYER}/ram:PostalTradeAddress/ram:CountryID`)));
  rule("BR-16", has("//ram:IncludedSupplyChainTradeLineItem"));
  const isDue = cents(invoice.text(`${SUMS}/ram:DuePayableAmount`)) > 0;
  const terms = `${HEAD}/ram:SpecifiedTradePaymentTerms`;
  rule("BR-CO-25", !isDue || has(`${terms}/ram:DueDateDateTime`) || has(`${terms}/ram:Description`));
  const means = `${HEAD}/ram:SpecifiedTradeSettlementPaymentMeans`;
  rule("BR-61", !has(means) || has(`${means}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`));
  rule("BR-CO-9", /^([A-Z]{2}.+)?$/.test(invoice.text(`${SELLER}/ram:SpecifiedTaxRegistration/ram:ID`)));
  rule(
    "BR-CO-26",
    [`ram:ID`, `ram:SpecifiedLegalOrganization/ram:ID`, `ram:SpecifiedTaxRegistration/ram:ID`].some((one) =>
      has(`${SELLER}/${one}`),
    ),
  );
  rule("BR-55", !has(`${HEAD}/ram:InvoiceReferencedDocument`) || has(`${HEAD}//ram:IssuerAssignedID`));
}

function sums(invoice: CiiNode, rule: Rule): void {
  const one = (name: string) => cents(invoice.text(`${SUMS}/ram:${name}`));
  const added = (xpath: string) => invoice.all(xpath).reduce((sum, node) => sum + cents(node.text(".")), 0);
  const charged = (is: boolean) =>
    added(
      `${HEAD}/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator="${is}"]/ram:ActualAmount`,
    );
  rule(
    "BR-CO-10",
    one("LineTotalAmount") ===
      added("//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount"),
  );
  rule("BR-CO-11", one("AllowanceTotalAmount") === charged(false));
  rule("BR-CO-12", one("ChargeTotalAmount") === charged(true));
  const basis = one("LineTotalAmount") - one("AllowanceTotalAmount") + one("ChargeTotalAmount");
  rule("BR-CO-13", one("TaxBasisTotalAmount") === basis);
  rule("BR-CO-14", one("TaxTotalAmount") === added(`${HEAD}/ram:ApplicableTradeTax/ram:CalculatedAmount`));
  rule("BR-CO-15", one("GrandTotalAmount") === one("TaxBasisTotalAmount") + one("TaxTotalAmount"));
  const due = one("GrandTotalAmount") - one("TotalPrepaidAmount") + one("RoundingAmount");
  rule("BR-CO-16", one("DuePayableAmount") === due);
  const amounts = invoice.all("//ram:*[contains(local-name(), 'Amount') and not(self::ram:ChargeAmount)]");
  rule(
    "BR-DEC",
    amounts.every((node) => CURRENCY_PLACES.test(node.text("."))),
  );
}

const TRADE_TAX = "ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax";

function lineRules(line: CiiNode, rule: Rule): void {
  const settled = "ram:SpecifiedLineTradeSettlement";
  rule("BR-21", line.text("ram:AssociatedDocumentLineDocument/ram:LineID") !== "");
  rule("BR-25", line.text("ram:SpecifiedTradeProduct/ram:Name") !== "");
  const billed = "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity";
  rule("BR-23", /^[A-Z0-9]{2,3}$/.test(line.text(`${billed}/@unitCode`)));
  const price = Number(
    line.text("ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount"),
  );
  rule("BR-27", price >= 0);
  const off = line.all(`${settled}/ram:SpecifiedTradeAllowanceCharge`);
  rule(
    "BR-42",
    off.every((one) => one.text("ram:Reason") !== "" && cents(one.text("ram:ActualAmount")) > 0),
  );
  const allowance = off.reduce((sum, one) => sum + cents(one.text("ram:ActualAmount")), 0);
  const net = cents(line.text(`${settled}//ram:LineTotalAmount`));
  const worth = price * Number(line.text(billed)) * 100;
  rule("row: quantity times price less allowance", Math.abs(worth - allowance - net) < 0.51);
  const category = line.text(`${TRADE_TAX}/ram:CategoryCode`);
  const rate = line.text(`${TRADE_TAX}/ram:RateApplicablePercent`);
  rule("BR-CO-4", ["S", "E", "G", "O", "Z"].includes(category));
  rule(`BR-${category}-5`, fits(category, rate));
}

function fits(category: string, rate: string): boolean {
  if (category === "O") return rate === "";
  return category === "S" ? Number(rate) > 0 : rate === "0";
}

function taxRules(tax: CiiNode, invoice: CiiNode, rule: Rule): void {
  const category = tax.text("ram:CategoryCode");
  const rate = tax.text("ram:RateApplicablePercent");
  const basis = cents(tax.text("ram:BasisAmount"));
  const same = `[ram:CategoryCode="${category}" and string(ram:RateApplicablePercent)="${rate}"]`;
  const added = (xpath: string) => invoice.all(xpath).reduce((sum, node) => sum + cents(node.text(".")), 0);
  const lines = added(
    `//ram:SpecifiedLineTradeSettlement[ram:ApplicableTradeTax${same}]//ram:LineTotalAmount`,
  );
  const off = (is: boolean) =>
    added(
      `${HEAD}/ram:SpecifiedTradeAllowanceCharge[ram:CategoryTradeTax${same}]` +
        `[ram:ChargeIndicator/udt:Indicator="${is}"]/ram:ActualAmount`,
    );
  rule(`BR-${category}-1`, invoice.all(`${HEAD}/ram:ApplicableTradeTax${same}`).length === 1);
  rule(`BR-${category}-8`, basis === lines - off(false) + off(true));
  const vat = cents(tax.text("ram:CalculatedAmount"));
  rule("BR-CO-17", Math.abs(vat - (basis * Number(rate || 0)) / 100) < 100);
  const hasVatId = invoice.text(`${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]`) !== "";
  rule(`BR-${category}-2`, hasVatId === (category !== "O"));
  const others = invoice.all(`${HEAD}/ram:ApplicableTradeTax`).length > 1;
  rule("BR-O-11", category !== "O" || !others);
  const hasReason = tax.text("ram:ExemptionReason") + tax.text("ram:ExemptionReasonCode") !== "";
  rule(`BR-${category}-10`, hasReason === ["E", "G", "O"].includes(category));
  rule(`BR-${category}-9`, category === "S" || vat === 0);
  rule(`BR-${category}-rate`, fits(category, rate));
}
