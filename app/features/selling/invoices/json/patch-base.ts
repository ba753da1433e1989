import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";

/**
 * What a patch is merged into: the invoice as the API answers it, without what the patch says anew. A discount has
 * either percent or amount, so one replaces the other; a rate goes with EUR. A reference is kept, or made anew
 * for another account, unless the patch names one.
 */
export function patchBase(record: object, patch: object): object {
  const invoice = goesToChf(record, patch) ? { ...record, exchangeRate: null } : record;
  const withoutDiscount = "discount" in patch ? { ...invoice, discount: null } : invoice;
  if ("paymentReference" in patch) return withoutDiscount;
  if ("paymentReferenceType" in patch)
    return hasOtherType(invoice, patch) ? { ...withoutDiscount, paymentReference: null } : withoutDiscount;
  const iban = ibanIn(patch);
  const type = iban === null ? null : typeFor(iban, invoice);
  return { ...withoutDiscount, paymentReference: null, paymentReferenceType: type };
}

function goesToChf(invoice: object, patch: object): boolean {
  const typed = "currency" in patch && patch.currency;
  return "currency" in invoice && invoice.currency !== "CHF" && (typed === "CHF" || typed === null);
}

function hasOtherType(invoice: object, patch: { paymentReferenceType: unknown }): boolean {
  return !("paymentReferenceType" in invoice && invoice.paymentReferenceType === patch.paymentReferenceType);
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
