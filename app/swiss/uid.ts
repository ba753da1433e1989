import type { Language } from "#app/swiss/language.ts";

const TYPED =
  /^CHE[\s\p{Pd}]*([0-9]{3})[\s.]*([0-9]{3})[\s.]*([0-9]{3})[\s\p{Pd}]*(?:MWST|TVA|IVA|TPV|VAT)?$/u;
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];
const SUFFIXES: Record<Language, string> = { en: "MWST", de: "MWST", fr: "TVA", it: "IVA" };

/** Typed with or without dots, dash, spaces, suffix. Null: not of this form. Does not check the check digit. */
export function normaliseUid(text: string): string | null {
  const match = TYPED.exec(text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase()));
  return match ? `CHE-${match.slice(1, 4).join(".")}` : null;
}

/** Liechtenstein has VAT numbers of its own with five digits beside the UID (its tax administration, llv.li). */
const LIECHTENSTEIN = /^(?:(?:LI|FL)[\s\p{Pd}]*)?([0-9]{2})[\s.']?([0-9]{3})(?:\s*(?:MWST|TVA|IVA|VAT))?$/u;

/** `CHE-123.456.789`, or `LI 51234` for one of Liechtenstein. Null: neither. */
export function normaliseVatNumber(text: string): string | null {
  const match = LIECHTENSTEIN.exec(text.trim().toUpperCase());
  return match ? `LI ${match.slice(1, 3).join("")}` : normaliseUid(text);
}

/** Modulo 11, Federal Statistical Office. */
export function isUidChecksumValid(uid: string): boolean {
  const digits = (normaliseUid(uid) ?? "").replace(/\D/g, "");
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  // A check digit of 10 cannot be written: such numbers are never given out.
  return digits.length === 9 && (11 - (sum % 11)) % 11 === Number(digits[8]);
}

export function hasWrongCheckDigit(text: string): boolean {
  return normaliseUid(text) !== null && !isUidChecksumValid(text);
}

/** English has no suffix in law, so it takes MWST. Liechtenstein has none; text that is no UID stays as it is. */
export function formatVatNumber(uid: string, language: Language): string {
  const normalised = normaliseUid(uid);
  return normalised === null ? uid : `${normalised} ${SUFFIXES[language]}`;
}

const RECIPIENT = /^41\d{15}$/;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/.]+$/;

/**
 * Whom the eBill network knows: an e-mail address (people), a UID as `CHE123456789` (firms), or a recipient's number of
 * 17 digits. Null for anything else, also for a UID with a wrong check digit.
 */
export function normaliseEBillId(text: string): string | null {
  const typed = text.trim();
  const uid = normaliseUid(typed);
  if (uid !== null) return isUidChecksumValid(uid) ? uid.replace(/[-.]/g, "") : null;
  const digits = typed.replace(/\s/g, "");
  if (RECIPIENT.test(digits)) return digits;
  return EMAIL.test(typed) ? typed : null;
}
