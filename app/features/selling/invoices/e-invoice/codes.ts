import type { VatCategory } from "./vat-category.ts";

/** What EN 16931 writes otherwise than the slip and the letter: BR-CL-14 names Kosovo by a code of its own. */
export function countryCode(country: string): string {
  return country === "XK" ? "1A" : country;
}

/** South Sudan is missing in the list of permitted codes. */
export function hasCountryCode(country: string): boolean {
  return country !== "SS";
}

/** UNTDID 1001. */
export const DOCUMENT_TYPES = { invoice: "380", credit_note: "381", deposit: "386" } as const;

/** UNTDID 4461: a transfer. */
export const TRANSFER = "30";

/** ISO 6523 ICD of the Swiss business number (UID). */
export const UID_SCHEME = "0183";

/** EAS of an e-mail address. */
export const EMAIL_SCHEME = "EM";

export const EXEMPTIONS: Partial<Record<VatCategory, string>> = { G: "VATEX-EU-G", O: "VATEX-EU-O" };
