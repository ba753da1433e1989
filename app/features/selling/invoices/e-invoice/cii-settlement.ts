import { asksForPayment } from "#app/features/selling/invoices/document/invoice-slip.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { discountName } from "#app/features/selling/invoices/fields/discount.ts";
import type { InvoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { ibanFromAbroad, paymentTerms } from "#app/features/selling/invoices/view/payment-terms.ts";
import { ZERO_TEXTS } from "#app/features/selling/invoices/view/zero-texts.ts";
import { xmlElement, xmlLeaf } from "#app/platform/xml-element.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { isAbroad } from "#app/swiss/countries.ts";
import { allowanceElement, amountElement, dayElement, rateElement } from "./cii-values.ts";
import { EXEMPTIONS, TRANSFER } from "./codes.ts";
import { type EInvoiceFigures, rappenSum, type VatGroup } from "./figures.ts";

export function settlementElement(
  document: InvoiceDocument,
  figures: EInvoiceFigures,
  messages: InvoiceMessages,
): string {
  const { serviceFrom, serviceTo, dueDate } = document;
  return xmlElement(
    "ram:ApplicableHeaderTradeSettlement",
    asksForPayment(document) ? xmlLeaf("ram:PaymentReference", document.reference || document.number) : "",
    xmlElement("ram:InvoiceCurrencyCode", document.currency),
    paymentMeans(document),
    ...figures.groups.map((group) => taxElement(group, messages)),
    serviceFrom === "" || serviceFrom === serviceTo
      ? ""
      : xmlElement(
          "ram:BillingSpecifiedPeriod",
          dayElement("ram:StartDateTime", serviceFrom),
          dayElement("ram:EndDateTime", serviceTo),
        ),
    ...figures.groups.flatMap((group) => allowances(group, document, messages)),
    xmlElement(
      "ram:SpecifiedTradePaymentTerms",
      xmlLeaf("ram:Description", paymentTerms(document, messages)),
      dayElement("ram:DueDateDateTime", dueDate),
    ),
    sums(document, figures),
    precedingInvoice(document),
  );
}

/** BG-3, of which the syntax (D16B) has room for one; the reasons of the allowances name each deduction. */
function precedingInvoice({ corrects, deductions = [] }: InvoiceDocument): string {
  const preceding = corrects ?? (deductions.length === 1 ? deductions[0] : null);
  if (!preceding) return "";
  return xmlElement(
    "ram:InvoiceReferencedDocument",
    xmlLeaf("ram:IssuerAssignedID", preceding.number),
    dayElement("ram:FormattedIssueDateTime", preceding.issueDate, "qdt"),
  );
}

/** Means of payment, or none without an account that the payer can use (BR-61), or is meant to. */
function paymentMeans(document: InvoiceDocument): string {
  if (!asksForPayment(document) || document.slip === "notification") return "";
  const { recipient, sender } = document;
  const iban = isAbroad(recipient.country) ? ibanFromAbroad(document) : sender.iban;
  if (iban === "") return "";
  return xmlElement(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    xmlElement("ram:TypeCode", TRANSFER),
    xmlElement(
      "ram:PayeePartyCreditorFinancialAccount",
      xmlLeaf("ram:IBANID", iban),
      xmlLeaf("ram:AccountName", sender.name),
    ),
  );
}

function taxElement({ category, rate, net, vat, reasons }: VatGroup, { say }: InvoiceMessages): string {
  const texts = reasons.map((reason) => (reason === "" ? "" : say(ZERO_TEXTS[reason]))).filter(Boolean);
  return xmlElement(
    "ram:ApplicableTradeTax",
    amountElement("ram:CalculatedAmount", vat),
    xmlElement("ram:TypeCode", "VAT"),
    xmlLeaf("ram:ExemptionReason", ["S", "Z"].includes(category) ? "" : texts.join("; ")),
    amountElement("ram:BasisAmount", net),
    xmlElement("ram:CategoryCode", category),
    xmlLeaf("ram:ExemptionReasonCode", EXEMPTIONS[category] ?? ""),
    rateElement(category, rate),
  );
}

function allowances(
  { category, rate, allowances }: VatGroup,
  { invoiceDiscount, deductions = [], language }: InvoiceDocument,
  { say }: InvoiceMessages,
): string[] {
  const tax = xmlElement(
    "ram:CategoryTradeTax",
    xmlElement("ram:TypeCode", "VAT"),
    xmlElement("ram:CategoryCode", category),
    rateElement(category, rate),
  );
  return allowances.map(({ deduction, amount }) => {
    const part = deduction === null ? undefined : deductions[deduction];
    const reason = part
      ? say(part.isDeposit ? "deductedDeposit" : "deducted", {
          number: part.number,
          date: formatDay(part.issueDate, language),
        })
      : discountName(invoiceDiscount, say("discount"));
    return allowanceElement({ amount, reason }, tax);
  });
}

function sums(
  { currency, subtotal, vatTotal, rounding, total }: InvoiceDocument,
  figures: EInvoiceFigures,
): string {
  const amounts = figures.groups.flatMap(({ allowances }) => allowances.map(({ amount }) => amount));
  const charges = -rappenSum(amounts.filter((amount) => amount < 0));
  const allowances = rappenSum(amounts.filter((amount) => amount > 0));
  return xmlElement(
    "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
    amountElement("ram:LineTotalAmount", rappenSum(figures.rows.map(({ net }) => net))),
    charges === 0 ? "" : amountElement("ram:ChargeTotalAmount", charges),
    allowances === 0 ? "" : amountElement("ram:AllowanceTotalAmount", allowances),
    amountElement("ram:TaxBasisTotalAmount", subtotal),
    amountElement(`ram:TaxTotalAmount currencyID="${currency}"`, vatTotal),
    rounding === 0 ? "" : amountElement("ram:RoundingAmount", rounding),
    amountElement("ram:GrandTotalAmount", subtotal + vatTotal),
    figures.prepaid === 0 ? "" : amountElement("ram:TotalPrepaidAmount", figures.prepaid),
    amountElement("ram:DuePayableAmount", total - figures.prepaid),
  );
}
