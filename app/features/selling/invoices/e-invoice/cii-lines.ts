import { discountName } from "#app/features/selling/invoices/fields/discount.ts";
import type { InvoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { xmlElement, xmlLeaf } from "#app/platform/xml-element.ts";
import { decimalText } from "#app/swiss/decimal.ts";
import { allowanceElement, amountElement, rateElement } from "./cii-values.ts";
import type { BilledRow } from "./figures.ts";
import { netPrice } from "./net-price.ts";
import { unitCode } from "./unit-codes.ts";

export function lineElement(row: BilledRow, index: number, { say }: InvoiceMessages): string {
  const { item, category, allowance, net } = row;
  const reason = discountName(item.discount, say("discount"));
  const quantity = decimalText(item.quantity, 3).replace(/\.?0+$/, "");
  return xmlElement(
    "ram:IncludedSupplyChainTradeLineItem",
    xmlElement("ram:AssociatedDocumentLineDocument", xmlLeaf("ram:LineID", String(index + 1))),
    xmlElement(
      "ram:SpecifiedTradeProduct",
      xmlLeaf("ram:Name", item.description),
      xmlLeaf("ram:Description", item.details),
    ),
    xmlElement(
      "ram:SpecifiedLineTradeAgreement",
      xmlElement("ram:NetPriceProductTradePrice", xmlLeaf("ram:ChargeAmount", netPrice(row))),
    ),
    xmlElement(
      "ram:SpecifiedLineTradeDelivery",
      xmlLeaf(`ram:BilledQuantity unitCode="${unitCode(item.unit)}"`, quantity),
    ),
    xmlElement(
      "ram:SpecifiedLineTradeSettlement",
      xmlElement(
        "ram:ApplicableTradeTax",
        xmlElement("ram:TypeCode", "VAT"),
        xmlElement("ram:CategoryCode", category),
        rateElement(category, item.vatRate),
      ),
      allowance === 0 ? "" : allowanceElement({ amount: allowance, reason }),
      xmlElement(
        "ram:SpecifiedTradeSettlementLineMonetarySummation",
        amountElement("ram:LineTotalAmount", net),
      ),
    ),
  );
}
