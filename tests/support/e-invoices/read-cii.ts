import { XmlDocument, type XmlNode } from "libxml2-wasm";

const STANDARD = "urn:un:unece:uncefact:data:standard";
const NAMESPACES = {
  rsm: `${STANDARD}:CrossIndustryInvoice:100`,
  ram: `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${STANDARD}:UnqualifiedDataType:100`,
  qdt: `${STANDARD}:QualifiedDataType:100`,
};

export interface CiiNode {
  text(xpath: string): string;
  all(xpath: string): CiiNode[];
}

/** Any place in the file, by XPath; empty where there is none. */
export function readCii(xml: string): CiiNode {
  return nodeAt(XmlDocument.fromString(xml).root);
}

function nodeAt(node: XmlNode): CiiNode {
  return {
    text: (xpath) => node.get(xpath, NAMESPACES)?.content ?? "",
    all: (xpath) => node.find(xpath, NAMESPACES).map(nodeAt),
  };
}

/** Hundredths. */
export function cents(text: string): number {
  const [, sign = "", whole = "0", part = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? ["", "", "0", ""];
  return Number(`${sign}${whole}${part.padEnd(2, "0")}`);
}
