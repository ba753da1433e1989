import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { hasCountryCode } from "./codes.ts";
import { vatIdOf } from "./vat-category.ts";

/** Where each is mended: in the business's profile, in the invoice, or nowhere. */
export const OBSTACLES = {
  number: "invoice",
  seller: "business",
  sellerId: "business",
  vatNumber: "business",
  vatWithoutNumber: "business",
  buyer: "invoice",
  country: "nowhere",
  deductions: "nowhere",
  negative: "invoice",
  charges: "nowhere",
} as const satisfies Record<string, "business" | "invoice" | "nowhere">;

export type Obstacle = keyof typeof OBSTACLES;

type Looked = "sender" | "recipient" | "items" | "vatRows" | "total" | "charged" | "number";

/** All reasons why EN 16931 has no words for the document, or wants more of a party. None: the XML can be written. */
export function obstaclesOf(document: Pick<InvoiceDocument, Looked>): Obstacle[] {
  const { sender, recipient, items, vatRows, total, charged, number } = document;
  const rates = new Set(items.map(({ vatRate }) => vatRate));
  const hasNumber = sender.vatNumber !== "";
  const met: Record<Obstacle, boolean> = {
    number: number === "",
    seller: sender.name === "" || sender.country === "",
    sellerId: !hasNumber && sender.email === "" && sender.iban === "",
    vatNumber: hasNumber && vatIdOf(sender) === "",
    vatWithoutNumber: !hasNumber && vatRows.some(({ rate }) => rate > 0),
    buyer: recipient.name === "" || recipient.country === "",
    country: !hasCountryCode(sender.country) || !hasCountryCode(recipient.country),
    deductions: vatRows.some(({ rate }) => !rates.has(rate)),
    negative: total < 0,
    charges: charged !== 0,
  };
  return (Object.keys(OBSTACLES) as Obstacle[]).filter((obstacle) => met[obstacle]);
}
