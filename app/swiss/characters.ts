// IG QR-bill v2.4, chapter 4.1.1.
const ALLOWED = /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]$/;

/**
 * Without a visible change: composed accents (NFC), plain quotes and hyphens, blanks, no invisible marks. Other
 * characters stay: a name must match the bank's, so people are asked instead.
 */
export function normaliseText(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201A\u201B\u02BC\u2032]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\s\p{Zs}]+/gu, " ")
    .trim();
}

export function forbiddenCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !ALLOWED.test(character));
}

export function fitsQrBill(text: string): boolean {
  return forbiddenCharacters(text).length === 0;
}

/** Without spaces and invisible marks, a–z in upper case. */
export function compactCode(text: string): string {
  if (COMPACT.test(text)) return text;
  // toUpperCase() would turn ß into SS and ı into I, making a valid code of a wrong one.
  return text
    .replace(INVISIBLE, "")
    .replace(/\s+/g, "")
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const COMPACT = /^[0-9A-Z]*$/;
