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
    .replace(/[\u2018\u2019\u201A\u201B\u02B9\u02BC\u2032]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u02BA\u2033]/g, '"')
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

/** The code without spaces and invisible marks, a–z in upper case. */
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
/** Characters whose usual plain spelling Unicode does not know. */
const PLAIN: Record<string, string> = {
  ẞ: "SS",
  Đ: "D",
  đ: "d",
  Ø: "O",
  ø: "o",
  Ł: "L",
  ł: "l",
  Ə: "E",
  ə: "e",
  ı: "i",
  ƒ: "f",
  "⁄": "/",
  "∕": "/",
  "×": "x",
  "•": "-",
  "·": "-",
  "→": "-",
  "✓": "x",
  "✔": "x",
  "≤": "<=",
  "≥": ">=",
  "≈": "~",
  "«": '"',
  "»": '"',
  "…": "...",
  ʻ: "'",
  ʾ: "'",
  ʿ: "'",
};

/**
 * The text with each character that does not fit in its nearest plain spelling: without the marks that are too many, or
 * by its compatibility form (① is 1, ⅓ is 1/3). Null where some character has none, such as a letter of another script.
 * @param fits whether a character may stand there; plain ASCII always does
 */
export function plainSpelling(text: string, fits: (character: string) => boolean): string | null {
  const spelt = Array.from(text.normalize("NFC"), (character) => plainCharacter(character, fits));
  return spelt.every((part) => part !== null) ? spelt.join("") : null;
}

function plainCharacter(character: string, fits: (character: string) => boolean): string | null {
  if (fits(character)) return character;
  if (/^\p{M}$/u.test(character)) return "";
  const known = PLAIN[character];
  if (known !== undefined) return known;
  const parts = Array.from(character.normalize("NFKD"));
  for (let kept = parts.length; kept > 0; kept--) {
    if (kept < parts.length && !/^\p{M}$/u.test(parts[kept] ?? "")) break;
    const fewer = parts.slice(0, kept).join("").normalize("NFC");
    if (Array.from(fewer).every(fits)) return fewer;
  }
  const others = parts.map((part) => (fits(part) ? part : (PLAIN[part] ?? null)));
  return others.every((part) => part !== null) ? others.join("") : null;
}
