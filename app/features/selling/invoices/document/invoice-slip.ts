import type { InvoiceDocument } from "./invoice-document.ts";
import {
  leavesAmountOpen,
  namesDebtor,
  type SlipChoice,
} from "#app/features/selling/invoices/fields/slip-choice.ts";
import { balanceOf } from "#app/features/books/ledger/amount-due.ts";
import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { billingInformation } from "#app/features/selling/qr-bill/billing-information.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { fitsQrBill, normaliseText } from "#app/swiss/characters.ts";
import { postalCodeProblem, withoutCountryPrefix } from "#app/swiss/postal-prefix.ts";
import {
  NOTIFICATION_PHRASES,
  partyProblems,
  type QrBill,
  qrBillProblems,
  type QrParty,
} from "#app/swiss/qr-payload.ts";

const MESSAGE: Record<Locale, string> = { de: "Rechnung", fr: "Facture", it: "Fattura", en: "Invoice" };

/** Line 30 of the payload, IG QR-bill §4.2.2. */
const MESSAGE_LENGTH = 140;

/**
 * Null where there is nothing to pay (any more) or no account. An older draft's recipient that no slip can carry is
 * left out; `checkSlip` prevents such a draft from being issued.
 */
export function slipFor(document: InvoiceDocument): QrBill | null {
  const bill = slipWithDebtor(document);
  if (!bill?.debtor || partyProblems("debtor", bill.debtor).length === 0) return bill;
  return { ...bill, debtor: null };
}

/** Like `slipFor`, with the recipient whether or not a slip can carry it. */
function slipWithDebtor(document: InvoiceDocument): QrBill | null {
  const { sender } = document;
  const amount = balanceOf(document);
  if (amount <= 0 || sender.iban === "" || !asksForPayment(document)) return null;
  const bill: QrBill = {
    iban: sender.iban,
    creditor: party(sender),
    amount,
    currency: document.currency,
    debtor: party(document.recipient),
    referenceType: document.referenceType,
    reference: document.reference,
    message: slipMessage(document.language, document.number),
    billingInformation: "",
    alternativeProcedures: [],
  };
  return asChosen(bill, document);
}

/** A credit note, and the drawing of a paid or cancelled invoice, must not ask for money. */
export function asksForPayment({ kind, mark }: Pick<InvoiceDocument, "kind" | "mark">): boolean {
  if (!PAPERS[kind].hasSlip) return false;
  return mark === null || mark.kind === "draft" || mark.kind === "test";
}

/** Null for a notification too, which is not to be paid. */
export function slipToPay(document: InvoiceDocument): QrBill | null {
  return document.slip === "notification" ? null : slipFor(document);
}

/** The slip with what the invoice chose to say, and the lines for its client. */
export function asChosen(bill: QrBill, document: InvoiceDocument): QrBill {
  const { slip, language } = document;
  const chosen = billSaying(bill, slip, language);
  return slip === "notification" ? chosen : withClientsLines(chosen, document);
}

export function billSaying(bill: QrBill, slip: SlipChoice, language: Locale): QrBill {
  if (slip === "notification") return { ...bill, amount: 0, message: NOTIFICATION_PHRASES[language] };
  const amount = leavesAmountOpen(slip) ? null : bill.amount;
  const debtor = namesDebtor(slip) ? bill.debtor : null;
  return { ...bill, amount, debtor };
}

/** A payment part that names no debtor names no recipient of an eBill either, and a notification is no bill. */
export function eBillRecipientOf({
  kind,
  slip,
  sender,
}: Pick<InvoiceDocument, "kind" | "slip" | "sender">): string {
  return kind === "invoice" && slip !== "notification" && namesDebtor(slip) ? sender.eBillRecipient : "";
}

/** Because of who pays it, as far as it fits: whom eBill delivers to (SIX, eBill by QR-bill), then for accountants. */
function withClientsLines(bill: QrBill, document: InvoiceDocument): QrBill {
  const recipient = eBillRecipientOf(document);
  if (recipient === "") return withBillingInformation(bill, document);
  const delivered = { ...bill, alternativeProcedures: [`eBill/B/${recipient}`] };
  return withBillingInformation(qrBillProblems(delivered).length === 0 ? delivered : bill, document);
}

/** The fullest that fits beside the message; none where less or more than the invoice's total is asked for. */
function withBillingInformation(bill: QrBill, document: InvoiceDocument): QrBill {
  const { kind, sender, total, charged, settled } = document;
  const isWhole = charged === 0 && settled === 0 && bill.amount === total;
  if (!sender.billingInformation || kind !== "invoice" || !isWhole) return bill;
  const texts = billingInformation(document).map((text) => ({ ...bill, billingInformation: text }));
  return texts.find((fuller) => qrBillProblems(fuller).length === 0) ?? bill;
}

export function slipDebtor(recipient: QrParty): QrParty | null {
  const debtor = party(recipient);
  return partyProblems("debtor", debtor).length === 0 ? debtor : null;
}

export function party({ name, street, buildingNumber, postalCode, city, country }: QrParty): QrParty {
  return {
    name,
    street,
    buildingNumber,
    postalCode: withoutCountryPrefix(postalCode, country),
    city,
    country,
  };
}

/** Plain quotes, dashes and blanks; empty where the number cannot stand in the code. */
export function slipMessage(language: Locale, number: string): string {
  const text = normaliseText(`${MESSAGE[language]} ${number}`).slice(0, MESSAGE_LENGTH).trimEnd();
  return fitsQrBill(text) ? text : "";
}

const SOURCES: [RegExp, string][] = [
  [/^iban$/, "sender.iban"],
  [/^creditor\.name$/, "sender.name"],
  [/^creditor\./, "sender.address."],
  [/^debtor\.name$/, "recipient.name"],
  [/^debtor\./, "recipient.address."],
  [/^reference(Type)?$/, "paymentReference"],
  [/^amount$/, "items"],
];

/** A slip that a bank would refuse is never printed. @throws AppError `input.invalid` at the invoice's field */
export function checkSlip(document: InvoiceDocument): void {
  const problems = slipProblems(document);
  if (problems.length)
    throw invalid(problems.map(({ field }) => ({ field: sourceOf(field), code: "field.slip_refused" })));
}

/** A draft about to be issued may be older than a rule. @throws AppError `invoice.slip_refused` */
export function requireSlip(document: InvoiceDocument): void {
  if (slipProblems(document).length) throw new AppError("invoice.slip_refused");
}

function slipProblems(document: InvoiceDocument) {
  const slip = slipWithDebtor(document);
  if (!slip) return [];
  const parties = Object.entries({ creditor: slip.creditor, debtor: slip.debtor });
  const impossible = parties.flatMap(([field, party]) =>
    party && postalCodeProblem(party.postalCode, party.country) ? [{ field: `${field}.postalCode` }] : [],
  );
  return [...qrBillProblems(slip), ...impossible];
}

function sourceOf(field: string): string {
  const source = SOURCES.find(([pattern]) => pattern.test(field));
  if (!source) return "items";
  const [pattern, name] = source;
  return name.endsWith(".") ? field.replace(pattern, name) : name;
}
