/** Where they differ from the ISO code: `D-79761`, `FL-9490`. */
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

/** `AB1 2CD` and `1234 AB` are codes of their own. */
const PREFIX = /^([A-Z]{1,3})(?:\s*[-–]\s*|\s+)(?=\d)/i;

/**
 * The country has a line of its own (IG QR-bill, line 9); another country's prefix is left to `hasCountryPrefix`.
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
function hasCountryPrefix(postalCode: string): boolean {
  return /^[A-Z]{1,3}\s?[-–]\s?\d/i.test(postalCode);
}

/** Null when it is right. Codes of Switzerland and Liechtenstein begin at 1000. */
export function postalCodeProblem(postalCode: string, country: string): "domestic" | "prefix" | null {
  if (isDomestic(country)) return /^[1-9]\d{3}$/.test(postalCode) ? null : "domestic";
  return hasCountryPrefix(postalCode) ? "prefix" : null;
}

/** Whether it fits what is issued already, and a preview before the code is known, which has `0000`. */
export function isPrintablePostalCode(postalCode: string, country: string): boolean {
  return isDomestic(country) ? /^\d{4}$/.test(postalCode) : !hasCountryPrefix(postalCode);
}

function isDomestic(country: string): boolean {
  return country === "CH" || country === "LI";
}
