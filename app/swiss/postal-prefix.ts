/** Vehicle codes before a postal code (`D-79761`, `FL-9490`), where they differ from the ISO code. */
const VEHICLE_CODES: Record<string, string> = {
  AT: "A",
  BE: "B",
  DE: "D",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IE: "IRL",
  IT: "I",
  LI: "FL",
  LU: "L",
  NO: "N",
  PT: "P",
  SE: "S",
  SI: "SLO",
};

/** One to three letters and a hyphen or space before a digit; `AB1 2CD` and `1234 AB` are codes of their own. */
const PREFIX = /^([A-Z]{1,3})(?:\s*[-–]\s*|\s+)(?=\d)/i;

/**
 * Removes a prefix that repeats the country, which has a line of its own (IG QR-bill, line 9). A prefix of another
 * country stays, to be refused by `hasCountryPrefix`.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function withoutCountryPrefix(postalCode: string, country: string): string {
  const code = postalCode.trim();
  const prefix = PREFIX.exec(code);
  if (!prefix?.[1]) return code;
  const letters = prefix[1].toUpperCase();
  return letters === country || letters === VEHICLE_CODES[country] ? code.slice(prefix[0].length) : code;
}

/** A bank would take `DE-79761` as a postal code with a country. */
export function hasCountryPrefix(postalCode: string): boolean {
  return /^[A-Z]{1,3}\s?[-–]\s?\d/i.test(postalCode);
}

/** Four digits in CH and LI, elsewhere no country prefix; null when it is right. */
export function postalCodeProblem(postalCode: string, country: string): "domestic" | "prefix" | null {
  if (country === "CH" || country === "LI") return /^\d{4}$/.test(postalCode) ? null : "domestic";
  return hasCountryPrefix(postalCode) ? "prefix" : null;
}
