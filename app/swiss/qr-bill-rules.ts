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
export function amountProblems(amount: Rappen | null, message: string): QrProblem[] {
  const isNotification = Object.values<string>(NOTIFICATION_PHRASES).includes(message);
  if (isNotification !== (amount === 0)) return [{ field: "amount", code: "notification" }];
  if (amount === null) return [];
  if (!Number.isSafeInteger(amount)) return [{ field: "amount", code: "format" }];
  return amount < 0 || amount > MAX_TOTAL ? [{ field: "amount", code: "range", max: MAX_TOTAL }] : [];
}

/** Line 4, without spaces and in upper case. */
export function ibanProblems(iban: string): QrProblem[] {
  if (iban === "") return [{ field: "iban", code: "required" }];
  const code = iban === normaliseIban(iban) ? ibanProblem(iban) : "format";
  return code === null ? [] : [{ field: "iban", code }];
}

/** Lines 28–29. QR-IBAN and QRR belong together and are for CHF only (v2.4). */
export function referenceProblems(
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
export function informationProblems(message: string, billingInformation: string): QrProblem[] {
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
export function procedureProblems(procedures: readonly string[]): QrProblem[] {
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
