import { decimalText, parseDecimal } from "#app/swiss/decimal.ts";
import { type Rappen, roundHalfAwayFromZero, shareOf } from "#app/swiss/money.ts";

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

/** So many Rappen for so many cents. */
export interface CentsInChf {
  chf: Rappen;
  cents: number;
}

export function worthAt(rate: number): CentsInChf {
  return { chf: rate, cents: ONE };
}

/** So much more exact is a mean than the rates it is made of. */
const FINER = 1000;

/** Null for no money. */
export function meanWorth(parts: readonly { cents: number; rate: number }[]): CentsInChf | null {
  const cents = parts.reduce((sum, part) => sum + BigInt(part.cents), 0n);
  const chf = parts.reduce((sum, { cents, rate }) => sum + BigInt(cents) * BigInt(rate * FINER), 0n);
  if (cents <= 0n) return null;
  return { chf: Number(roundHalfAwayFromZero(chf, cents)), cents: ONE * FINER };
}

/** Rounded half away from zero (Art. 45 MWSTV asks for the value in CHF). @param cents of EUR */
export function inChf(cents: number, rate: number): Rappen {
  return shareOf(cents, rate, ONE);
}
