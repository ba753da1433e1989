import { formatAmount } from "#app/swiss/money.ts";
import type { QrBill, QrParty } from "#app/swiss/qr-payload.ts";
import { formatReference } from "#app/swiss/reference.ts";

/** `1 234.50`: on the slip the thousands separator is a space (style guide QR-bill §3.5.3). */
export function slipAmount(rappen: number): string {
  return formatAmount(rappen).replace(/['’]/g, " ");
}

/** Foreign places carry their country code, Swiss ones none (IG QR-bill §3.5.4). */
export function partyLines(party: QrParty, withStreet: boolean): string[] {
  const street = withStreet ? `${party.street} ${party.buildingNumber}`.trim() : "";
  const country = party.country === "CH" ? "" : `${party.country}-`;
  return [party.name, street, `${country}${party.postalCode} ${party.city}`.trim()].filter(
    (text) => text !== "",
  );
}

export function referenceLine(bill: QrBill): string {
  return formatReference(bill.referenceType, bill.reference);
}
