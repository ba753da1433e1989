import { escapeXml } from "./escape-xml.ts";

/** @param tag its name, then its attributes @param parts written already */
export function xmlElement(tag: string, ...parts: string[]): string {
  return `<${tag}>${parts.join("")}</${tag.split(" ", 1)[0]}>`;
}

/** Nothing for an empty text. */
export function xmlLeaf(tag: string, text: string): string {
  return text === "" ? "" : xmlElement(tag, escapeXml(text));
}

/** Nothing where all parts are empty. */
export function xmlGroup(tag: string, ...parts: string[]): string {
  return parts.every((part) => part === "") ? "" : xmlElement(tag, ...parts);
}
