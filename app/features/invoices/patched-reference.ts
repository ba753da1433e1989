import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";

/**
 * Unless a patch says something of it, the reference is kept, or made anew for another account.
 * @param invoice as the API answers it
 */
export function withoutOldReference(invoice: object, patch: object): object {
  if ("paymentReference" in patch || "paymentReferenceType" in patch) return invoice;
  const iban = ibanIn(patch);
  const type = iban === null ? null : typeFor(iban, invoice);
  return { ...invoice, paymentReference: null, paymentReferenceType: type };
}

function ibanIn(patch: object): string | null {
  const sender: unknown = "sender" in patch ? patch.sender : null;
  if (typeof sender !== "object" || sender === null || !("iban" in sender)) return null;
  return typeof sender.iban === "string" ? normaliseIban(sender.iban) : null;
}

/** A QR-IBAN always needs a QR reference; another account never has one. */
function typeFor(iban: string, invoice: object): string {
  if (isQrIban(iban)) return "QRR";
  return "paymentReferenceType" in invoice && invoice.paymentReferenceType === "NON" ? "NON" : "SCOR";
}
