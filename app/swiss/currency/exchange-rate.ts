import { decimalText, parseDecimal } from "#app/swiss/decimal.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";

/** The decimals of the monthly mean rates of the Federal Tax Administration. */
export const RATE_DECIMALS = 5;

const ONE = 10 ** RATE_DECIMALS;

/** CHF 100 for 1 EUR: more is a slip of the pen. */
export const MAX_RATE = 100 * ONE;

/** CHF for 1 EUR, in hundred-thousandths; 0 for empty text, null for what is no rate. */
export function parseRate(text: string): number | null {
  const plain = text.trim();
  return plain === "" ? 0 : parseDecimal(plain, RATE_DECIMALS);
}

export function formatRate(rate: number): string {
  return rate === 0 ? "" : decimalText(rate, RATE_DECIMALS);
}

/** Rounded half away from zero (Art. 45 MWSTV asks for the value in CHF). @param cents of EUR */
export function inChf(cents: number, rate: number): Rappen {
  return shareOf(cents, rate, ONE);
}
