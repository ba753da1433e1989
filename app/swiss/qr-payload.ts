import { forbiddenCharacters } from "#app/swiss/characters.ts";
import { isCountryCode } from "#app/swiss/countries.ts";
import { ibanProblem, normaliseIban } from "#app/swiss/iban.ts";
import { MAX_TOTAL, type Rappen } from "#app/swiss/money.ts";
import { isPrintablePostalCode } from "#app/swiss/postal-prefix.ts";
import {
  REFERENCE_TYPES,
  type ReferenceType,
  normaliseReference,
  referenceProblem,
} from "#app/swiss/reference.ts";
import { decimalText } from "#app/swiss/decimal.ts";

/** Empty text where nothing is known. */
export interface QrParty {
  name: string;
  street: string;
  buildingNumber: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** IG QR-bill v2.4, chapter 4.2.2. Empty text where a line is unused. */
export interface QrBill {
  iban: string;
  creditor: QrParty;
  /** Null: the payer fills it in. 0 only for a notification, with its exact phrase as the message. */
  amount: Rappen | null;
  currency: "CHF" | "EUR";
  debtor: QrParty | null;
  referenceType: ReferenceType;
  reference: string;
  message: string;
  /** Starts with two slashes, or empty. */
  billingInformation: string;
  alternativeProcedures: string[];
}

export interface QrProblem {
  /** Path in the bill: `iban`, `creditor.name`, `alternativeProcedures.0`; `bill` for the whole. */
  field: string;
  /** required, untrimmed, too_long, characters, format, country, checksum, pairing, range, notification or too_many. */
  code: string;
  max?: number;
  characters?: string[];
}

/** Line 30 of a bill over 0.00 (IG QR-bill). */
export const NOTIFICATION_PHRASES = {
  de: "NICHT ZUR ZAHLUNG VERWENDEN",
  fr: "NE PAS UTILISER POUR LE PAIEMENT",
  it: "NON UTILIZZARE PER IL PAGAMENTO",
  en: "DO NOT USE FOR PAYMENT",
  rm: "BETG DUVRAR PER IL PAJAMENT",
} as const;

/** The bytes of a QR code of version 25 with error correction M, in byte mode and marked as UTF-8. */
const MAX_BYTES = 996;

/** Repairs nothing. */
export function qrBillProblems(bill: QrBill): QrProblem[] {
  const problems = [
    ...ibanProblems(bill.iban),
    ...partyProblems("creditor", bill.creditor),
    ...amountProblems(bill.amount, bill.message),
    ...(["CHF", "EUR"].includes(bill.currency) ? [] : [{ field: "currency", code: "format" }]),
    ...(bill.debtor ? partyProblems("debtor", bill.debtor) : []),
    ...referenceProblems(bill.referenceType, bill.reference, bill.iban, bill.currency),
    ...informationProblems(bill.message, bill.billingInformation),
    ...procedureProblems(bill.alternativeProcedures),
  ];
  if (problems.length > 0) return problems;
  const bytes = new TextEncoder().encode(payloadLines(bill).join("\n")).length;
  return bytes > MAX_BYTES ? [{ field: "bill", code: "too_long", max: MAX_BYTES }] : [];
}

/** Lines 5–11 or 21–27. */
export function partyProblems(field: string, party: QrParty): QrProblem[] {
  const country = isCountryCode(party.country) ? [] : [{ field: `${field}.country`, code: "country" }];
  return [
    ...textProblems(`${field}.name`, party.name, 70, "required"),
    ...textProblems(`${field}.street`, party.street, 70),
    ...textProblems(`${field}.buildingNumber`, party.buildingNumber, 16),
    ...textProblems(`${field}.postalCode`, party.postalCode, 16, "required"),
    ...postalCodeProblems(`${field}.postalCode`, party),
    ...textProblems(`${field}.city`, party.city, 35, "required"),
    ...(party.country === "" ? [{ field: `${field}.country`, code: "required" }] : country),
  ];
}

/** Decomposed accents are outside the set, too. */
function textProblems(
  field: string,
  text: string,
  max: number,
  presence: "required" | "optional" = "optional",
): QrProblem[] {
  const problems: QrProblem[] = [];
  if (presence === "required" && text.trim() === "") problems.push({ field, code: "required" });
  else if (text !== text.trim()) problems.push({ field, code: "untrimmed" });
  if ([...text].length > max) problems.push({ field, code: "too_long", max });
  const characters = forbiddenCharacters(text);
  if (characters.length > 0) problems.push({ field, code: "characters", characters });
  return problems;
}

/** Line 19: whole Rappen from 0.01 to 999'999'999.99 or none; 0.00 exactly when line 30 is the notification phrase. */
function amountProblems(amount: Rappen | null, message: string): QrProblem[] {
  const isNotification = Object.values<string>(NOTIFICATION_PHRASES).includes(message);
  if (isNotification !== (amount === 0)) return [{ field: "amount", code: "notification" }];
  if (amount === null) return [];
  if (!Number.isSafeInteger(amount)) return [{ field: "amount", code: "format" }];
  return amount < 0 || amount > MAX_TOTAL ? [{ field: "amount", code: "range", max: MAX_TOTAL }] : [];
}

/** Line 4, without spaces and in upper case. */
function ibanProblems(iban: string): QrProblem[] {
  if (iban === "") return [{ field: "iban", code: "required" }];
  const code = iban === normaliseIban(iban) ? ibanProblem(iban) : "format";
  return code === null ? [] : [{ field: "iban", code }];
}

/** Lines 28–29. QR-IBAN and QRR belong together and are for CHF only (v2.4). */
function referenceProblems(
  type: ReferenceType,
  reference: string,
  iban: string,
  currency: string,
): QrProblem[] {
  if (!REFERENCE_TYPES.includes(type)) return [{ field: "referenceType", code: "format" }];
  if (reference !== normaliseReference(reference)) return [{ field: "reference", code: "format" }];
  if (type === "QRR" && currency === "EUR") return [{ field: "currency", code: "pairing" }];
  const code = referenceProblem(type, reference, iban);
  if (code === null) return [];
  if (code === "must_be_empty") return [{ field: "reference", code: "pairing" }];
  const isPairing = code === "needs_qr_iban" || code === "needs_qrr";
  return [isPairing ? { field: "referenceType", code: "pairing" } : { field: "reference", code }];
}

/** Lines 30 and 32: together at most 140 characters; billing information starts with two slashes. */
function informationProblems(message: string, billingInformation: string): QrProblem[] {
  const room = Math.max(0, 140 - [...message].length);
  const problems = [
    ...textProblems("message", message, 140),
    ...textProblems("billingInformation", billingInformation, room),
  ];
  if (billingInformation !== "" && !billingInformation.startsWith("//")) {
    problems.push({ field: "billingInformation", code: "format" });
  }
  return problems;
}

/** Lines 33–34: at most two, none of them empty. */
function procedureProblems(procedures: readonly string[]): QrProblem[] {
  const problems = procedures.flatMap((text, i) =>
    textProblems(`alternativeProcedures.${i}`, text, 100, "required"),
  );
  if (procedures.length > 2) problems.push({ field: "alternativeProcedures", code: "too_many", max: 2 });
  return problems;
}

function postalCodeProblems(field: string, { postalCode, country }: QrParty): QrProblem[] {
  if (postalCode.trim() === "") return [];
  return isPrintablePostalCode(postalCode, country) ? [] : [{ field, code: "format" }];
}

/** LF between lines, none after the last. @throws RangeError naming every problem */
export function qrPayload(bill: QrBill): string {
  const problems = qrBillProblems(bill);
  if (problems.length > 0) {
    throw new RangeError(
      `not a QR-bill: ${problems.map(({ field, code }) => `${field} ${code}`).join(", ")}`,
    );
  }
  return payloadLines(bill).join("\n");
}

/** Line 19: two decimals, no thousands separator. */
export function formatPayloadAmount(rappen: Rappen): string {
  return decimalText(rappen, 2);
}

function payloadLines(bill: QrBill): string[] {
  return [
    "SPC",
    "0200",
    "1",
    bill.iban,
    ...partyLines(bill.creditor),
    ...NO_PARTY, // Ultimate creditor: reserved, never filled.
    bill.amount === null ? "" : formatPayloadAmount(bill.amount),
    bill.currency,
    ...(bill.debtor ? partyLines(bill.debtor) : NO_PARTY),
    bill.referenceType,
    bill.reference,
    bill.message,
    "EPD",
    ...trailingLines(bill),
  ];
}

const NO_PARTY = ["", "", "", "", "", "", ""];

function partyLines(party: QrParty): string[] {
  return ["S", party.name, party.street, party.buildingNumber, party.postalCode, party.city, party.country];
}

/** Unused lines 32–34 are left out, except line 32 before line 33. */
function trailingLines({ billingInformation, alternativeProcedures }: QrBill): string[] {
  if (billingInformation === "" && alternativeProcedures.length === 0) return [];
  return [billingInformation, ...alternativeProcedures];
}
