import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { InvoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { markText } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { xmlElement, xmlGroup, xmlLeaf } from "#app/platform/xml-element.ts";
import { lineElement } from "./cii-lines.ts";
import { buyerElement, sellerElement } from "./cii-parties.ts";
import { settlementElement } from "./cii-settlement.ts";
import { dayElement } from "./cii-values.ts";
import { DOCUMENT_TYPES } from "./codes.ts";
import { figuresOf } from "./figures.ts";
import { obstaclesOf } from "./obstacles.ts";

const STANDARD = "urn:un:unece:uncefact:data:standard";

const NAMESPACES = [
  `xmlns:rsm="${STANDARD}:CrossIndustryInvoice:100"`,
  `xmlns:ram="${STANDARD}:ReusableAggregateBusinessInformationEntity:100"`,
  `xmlns:udt="${STANDARD}:UnqualifiedDataType:100"`,
  `xmlns:qdt="${STANDARD}:QualifiedDataType:100"`,
].join(" ");

/** EN 16931 in the syntax of UN/CEFACT. Null where `obstaclesOf` names any. */
export function eInvoiceXml(document: InvoiceDocument, messages: InvoiceMessages): string | null {
  if (obstaclesOf(document).length > 0) return null;
  const figures = figuresOf(document);
  const root = xmlElement(
    `rsm:CrossIndustryInvoice ${NAMESPACES}`,
    xmlElement(
      "rsm:ExchangedDocumentContext",
      xmlElement(
        "ram:GuidelineSpecifiedDocumentContextParameter",
        xmlLeaf("ram:ID", "urn:cen.eu:en16931:2017"),
      ),
    ),
    head(document, messages),
    xmlElement(
      "rsm:SupplyChainTradeTransaction",
      ...figures.rows.map((row, index) => lineElement(row, index, messages)),
      xmlElement(
        "ram:ApplicableHeaderTradeAgreement",
        sellerElement(
          document,
          figures.groups.map(({ category }) => category),
        ),
        buyerElement(document),
        xmlGroup("ram:BuyerOrderReferencedDocument", xmlLeaf("ram:IssuerAssignedID", document.purchaseOrder)),
      ),
      delivery(document),
      settlementElement(document, figures, messages),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function head(document: InvoiceDocument, messages: InvoiceMessages): string {
  const { kind, deposit, number, issueDate, subject, notes } = document;
  const texts = [markText(document, messages), subject, notes];
  return xmlElement(
    "rsm:ExchangedDocument",
    xmlLeaf("ram:ID", number),
    xmlElement("ram:TypeCode", DOCUMENT_TYPES[kind === "invoice" && deposit ? "deposit" : kind]),
    dayElement("ram:IssueDateTime", issueDate),
    ...texts.map((text) => xmlGroup("ram:IncludedNote", xmlLeaf("ram:Content", text))),
  );
}

function delivery({ serviceFrom, serviceTo }: InvoiceDocument): string {
  const isDay = serviceFrom !== "" && serviceFrom === serviceTo;
  return xmlElement(
    "ram:ApplicableHeaderTradeDelivery",
    isDay
      ? xmlElement("ram:ActualDeliverySupplyChainEvent", dayElement("ram:OccurrenceDateTime", serviceFrom))
      : "",
  );
}
