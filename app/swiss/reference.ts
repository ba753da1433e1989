import { compactCode } from "#app/swiss/characters.ts";
import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";
import { checkDigits, hasValidCheckDigits } from "#app/swiss/mod97.ts";

/** QRR: 27-digit QR reference; SCOR: creditor reference of ISO 11649; NON: none. */
export type ReferenceType = "NON" | "QRR" | "SCOR";

export const REFERENCE_TYPES: readonly ReferenceType[] = ["NON", "QRR", "SCOR"];

/** `needs_qr_iban`: QRR with a normal IBAN; `needs_qrr`: SCOR or NON with a QR-IBAN; `must_be_empty`: NON with one. */
type ReferenceProblem = "format" | "checksum" | "needs_qr_iban" | "needs_qrr" | "must_be_empty" | "required";

const QRR_SHAPE = /^\d{27}$/;
const SCOR_SHAPE = /^RF\d{2}[0-9A-Z]{1,21}$/;

export function normaliseReference(text: string): string {
  return compactCode(text);
}

/** All zeros is no reference, although it passes the check. */
export function isQrr(reference: string): boolean {
  return (
    QRR_SHAPE.test(reference) &&
    !/^0+$/.test(reference) &&
    mod10(reference.slice(0, 26)) === reference.slice(26)
  );
}

/** ISO 11649. */
export function isScor(reference: string): boolean {
  return SCOR_SHAPE.test(reference) && hasValidCheckDigits(reference);
}

/** Up to 26 digits, not only zeros. @throws RangeError */
export function makeQrr(digits: string): string {
  if (!/^\d{1,26}$/.test(digits) || /^0+$/.test(digits))
    throw new RangeError(`no QR reference from: ${digits}`);
  const padded = digits.padStart(26, "0");
  return padded + mod10(padded);
}

/** 1 to 21 letters and digits. @throws RangeError */
export function makeScor(body: string): string {
  const upper = body.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (!/^[0-9A-Z]{1,21}$/.test(upper)) throw new RangeError(`no creditor reference from: ${body}`);
  return `RF${checkDigits("RF", upper)}${upper}`;
}

/** IG QR-bill, chapter 3.5.5. */
export function formatReference(type: ReferenceType, reference: string): string {
  const code = normaliseReference(reference);
  if (type === "NON") return "";
  return type === "QRR" ? code.replace(/\B(?=(?:.{5})+$)/g, " ") : code.replace(/.{4}(?=.)/g, "$& ");
}

/** Without a reference a QR-IBAN takes QRR, to be generated, another IBAN NON. */
export function guessReferenceType(reference: string, iban: string): ReferenceType {
  const code = normaliseReference(reference);
  if (code === "") return isQrIban(iban) ? "QRR" : "NON";
  if (code.startsWith("RF")) return "SCOR";
  return QRR_SHAPE.test(code) || isQrIban(iban) ? "QRR" : "SCOR";
}

/** IG QR-bill, chapter 4.2.2. With an empty IBAN only the reference itself is judged. */
export function referenceProblem(
  type: ReferenceType,
  reference: string,
  iban: string,
): ReferenceProblem | null {
  const code = normaliseReference(reference);
  if (normaliseIban(iban) !== "" && (type === "QRR") !== isQrIban(iban)) {
    return type === "QRR" ? "needs_qr_iban" : "needs_qrr";
  }
  if (type === "NON") return code === "" ? null : "must_be_empty";
  if (code === "") return "required";
  if (type === "SCOR") return !SCOR_SHAPE.test(code) ? "format" : isScor(code) ? null : "checksum";
  return !QRR_SHAPE.test(code) || /^0+$/.test(code) ? "format" : isQrr(code) ? null : "checksum";
}

/** An empty QRR or SCOR is still to be generated. */
export function typedReferenceProblem(
  type: ReferenceType,
  reference: string,
  iban: string,
): ReferenceProblem | null {
  if (type === "NON" || reference) return referenceProblem(type, reference, iban);
  if (type === "QRR") return isQrIban(iban) ? null : "needs_qr_iban";
  return isQrIban(iban) ? "needs_qrr" : null;
}

/** Modulo 10 recursive (IG QR-bill, annex B). Digits only. */
function mod10(digits: string): string {
  let carry = 0;
  for (let at = 0; at < digits.length; at++) carry = MOD10_TABLE[(carry + Number(digits[at])) % 10] ?? 0;
  return String((10 - carry) % 10);
}

const MOD10_TABLE = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
