import { UnreadableBankFile } from "./unreadable-bank-file.ts";

export interface WrittenAmount {
  text: string;
  currency: string;
  line: number;
}

const PLAIN = /^(\d{1,15})(?:\.(\d{1,5}))?$/;

/** ISO 4217; all others have two decimals. */
const DECIMALS = new Map([
  ...["BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI"].map(withoutAny),
  ...["VND", "VUV", "XAF", "XOF", "XPF"].map(withoutAny),
  ...["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map((code): [string, number] => [code, 3]),
]);

/** Smallest units of its currency. Null: a sign, an exponent, grouping, too many decimals, or too large. */
export function smallestUnits({ text, currency }: WrittenAmount): number | null {
  const match = PLAIN.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  const places = decimalsOf(currency);
  // 1.000 may be a thousand that somebody grouped; 8.850 and 1.00000 are not, and the schema allows five.
  if (fraction === "000" && places < 3) return null;
  if (/[1-9]/.test(fraction.slice(places))) return null;
  const value = Number(whole + fraction.slice(0, places).padEnd(places, "0"));
  return Number.isSafeInteger(value) ? value : null;
}

export function decimalsOf(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}

/** @param entry its number in the statement, from 1. @throws UnreadableBankFile `bad_amount`, `no_amount` */
export function requireAmount(amount: WrittenAmount | null, entry: number): number {
  const value = amount && smallestUnits(amount);
  if (value !== null) return value;
  if (!amount?.text) throw new UnreadableBankFile("bank_file.no_amount", { entry });
  const params = { entry, amount: amount.text.slice(0, 40), line: amount.line };
  throw new UnreadableBankFile("bank_file.bad_amount", params);
}

function withoutAny(code: string): [string, number] {
  return [code, 0];
}
