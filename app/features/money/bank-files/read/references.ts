import { compactCode } from "#app/swiss/characters.ts";
import { isQrr, isScor } from "#app/swiss/reference.ts";

const QRR_LENGTH = 27;
const LONGEST_SCOR = 25;

/** Several times as many characters as banks hand on. */
const MOST_SEARCHED = 4_000;

/** What may hold a reference: digits or a creditor reference's start, so that other texts cost nothing. */
const PROMISING = /\d(?:\W?\d){10}|RF\W?\d/i;

/** Tells the reference by its form, as banks leave the type out or state a wrong one. Zeros alone are none. */
export function normalisedReference(written: string): string {
  const code = compactCode(written);
  if (/^0*$/.test(code)) return "";
  const padded = code.padStart(QRR_LENGTH, "0");
  return /^\d+$/.test(code) && isQrr(padded) ? padded : code;
}

/** QR references and creditor references with right check digits, however they are broken up. */
export function referencesIn(text: string): string[] {
  const searched = text.slice(0, MOST_SEARCHED);
  if (!PROMISING.test(searched)) return [];
  const words = searched.split(/[^0-9A-Za-z]+/).filter(Boolean);
  return [...new Set(words.flatMap((_, index) => startingAt(words, index)))];
}

function startingAt(words: string[], index: number): string[] {
  const found: string[] = [];
  const isNumber = /^\d/.test(words[index]!);
  if (!isNumber && !/^RF/i.test(words[index]!)) return found;
  const longest = isNumber ? QRR_LENGTH : LONGEST_SCOR;
  let code = "";
  for (let at = index; at < words.length && code.length < longest; at++) {
    code += words[at]!.toUpperCase();
    const isReference = isNumber ? code.length === QRR_LENGTH && isQrr(code) : isScor(code);
    if (isReference) found.push(code);
  }
  return found.reverse();
}
