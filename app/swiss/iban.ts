import { compactCode } from "#app/swiss/characters.ts";
import { hasValidCheckDigits } from "#app/swiss/mod97.ts";

/** `format`: no IBAN; `country`: neither Switzerland nor Liechtenstein; `checksum`: mistyped. */
type IbanProblem = "format" | "country" | "checksum";

/** The account part may hold letters: twelve characters after the five digits of the bank (IID). */
const SWISS_SHAPE = /^(?:CH|LI)\d{7}[0-9A-Z]{12}$/;
const ANY_SHAPE = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/** Does not validate. */
export function normaliseIban(text: string): string {
  return compactCode(text);
}

/** IG QR-bill line 4: CH or LI only. Null when it is right. */
export function ibanProblem(text: string): IbanProblem | null {
  const iban = normaliseIban(text);
  if (ANY_SHAPE.test(iban) && !/^(?:CH|LI)/.test(iban)) return "country";
  if (!SWISS_SHAPE.test(iban)) return "format";
  return hasValidCheckDigits(iban) ? null : "checksum";
}

/** The bank number (IID) is 30000 to 31999. Does not verify the check digits. */
export function isQrIban(text: string): boolean {
  const iban = normaliseIban(text);
  const iid = iban.slice(4, 9);
  return SWISS_SHAPE.test(iban) && iid >= "30000" && iid <= "31999";
}

export function formatIban(text: string): string {
  return normaliseIban(text).replace(/.{4}(?=.)/g, "$& ");
}

/** `CH93 … 5295 7`: enough to tell accounts apart. */
export function shortIban(text: string): string {
  const groups = formatIban(text).split(" ");
  return groups.length > 3 ? [groups[0], "…", ...groups.slice(-2)].join(" ") : groups.join(" ");
}
