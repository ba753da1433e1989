import type { InvoiceDocument, Recipient } from "./invoice-document.ts";
import { asksForPayment } from "./invoice-mark.ts";
import type { Locale } from "#app/platform/locale.ts";
import { fitsQrBill, normaliseText } from "#app/swiss/characters.ts";
import { partyProblems } from "#app/swiss/qr-bill-rules.ts";
import type { QrBill, QrParty } from "#app/swiss/qr-payload.ts";

const MESSAGE: Record<Locale, string> = { de: "Rechnung", fr: "Facture", it: "Fattura", en: "Invoice" };

/** Line 30 of the payload, IG QR-bill §4.2.2. */
const MESSAGE_LENGTH = 140;

/**
 * What the payment part of an invoice says, or null where there must be none: nothing to pay (any more), or no account.
 * A recipient who cannot stand in the code (no name, postal code or city; characters outside the set) is left out: the payer fills in the slip by hand.
 */
export function slipFor(document: InvoiceDocument): QrBill | null {
  const { sender } = document;
  if (document.total === 0 || sender.iban === "" || !asksForPayment(document)) return null;
  return {
    iban: sender.iban,
    creditor: party(sender),
    amount: document.total,
    currency: "CHF",
    debtor: debtor(document.recipient),
    referenceType: document.referenceType,
    reference: document.reference,
    message: slipMessage(document.language, document.number),
    billingInformation: "",
    alternativeProcedures: [],
  };
}

function debtor(recipient: Recipient): QrParty | null {
  const debtor = party(recipient);
  return partyProblems("debtor", debtor).length === 0 ? debtor : null;
}

function party({ name, street, buildingNumber, postalCode, city, country }: QrParty): QrParty {
  return { name, street, buildingNumber, postalCode, city, country };
}

/** Line 30, with plain quotes, dashes and blanks; empty where the number cannot stand in the code. */
export function slipMessage(language: Locale, number: string): string {
  const text = normaliseText(`${MESSAGE[language]} ${number}`).slice(0, MESSAGE_LENGTH).trimEnd();
  return fitsQrBill(text) ? text : "";
}
