// Decimals are integers times 10^places and are read from text: no floating-point arithmetic touches an amount.

/**
 * Thousands may be grouped by apostrophes, spaces, or the comma or point that is not the decimal sign; a lone one is
 * the decimal sign. Null: no number, a sign, more decimals than `places`, or too large for a safe integer.
 */
export function parseDecimal(text: string, places: number): number | null {
  const plain = text
    .replace(/[’‘ʼ′´`]/g, "'")
    .replace(/\s/g, " ")
    .trim()
    .replace(/^(?=[.,]\d)/, "0");
  for (const form of TYPED_FORMS) {
    const match = form.exec(plain);
    if (match) return scaled((match[1] ?? "").replace(/\D/g, ""), match[2] ?? "", places);
  }
  return null;
}

const TYPED_FORMS = [
  /^(\d+)(?:[.,](\d+))?$/,
  /^(\d{1,3}(?:'\d{3})+)(?:[.,](\d+))?$/,
  /^(\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d+)$/,
];

/** From its shortest decimal text: 0.07 with 2 places is 7. Null: negative, not finite, or too many digits. */
export function decimalFromNumber(value: number, places: number): number | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(value));
  return match ? scaled(match[1] ?? "", match[2] ?? "", places) : null;
}

/** With exactly `places` decimals. */
export function decimalText(value: number, places: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  const digits = String(Math.abs(value)).padStart(places + 1, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Exact below 2^53. */
export function decimalToNumber(value: number, places: number): number {
  return Number(decimalText(value, places));
}

export function groupThousands(text: string): string {
  const [whole = "", fraction] = text.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "'");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function scaled(whole: string, fraction: string, places: number): number | null {
  if (fraction.length > places) return null;
  const value = Number(whole + fraction.padEnd(places, "0"));
  return Number.isSafeInteger(value) ? value : null;
}
