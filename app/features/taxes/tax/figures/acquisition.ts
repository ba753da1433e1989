import type { Rappen } from "#app/swiss/money.ts";
import { vatAmount, type VatRate } from "#app/swiss/vat.ts";

/** Of expenses; `tax` as each of them has it. */
export interface AcquisitionSum {
  line: string;
  rate: VatRate;
  net: Rappen;
  tax: Rappen;
}

/** Acquisition tax at one rate: 383, or 382 and 381 at rates of before. */
export interface AcquisitionLine {
  line: string;
  rate: VatRate;
  turnover: Rappen;
  /** Rate × turnover, rounded to be shown. */
  tax: Rappen;
  /** What a person typed of the turnover; the rest are expenses. */
  typed: Rappen;
}

/** @param typed at one rate */
export function acquisitionLines(
  sums: readonly AcquisitionSum[],
  typed: Pick<AcquisitionLine, "line" | "rate" | "typed">,
): AcquisitionLine[] {
  const all = [
    { ...typed, net: typed.typed },
    ...sums.map(({ line, rate, net }) => ({ line, rate, net, typed: 0 })),
  ];
  return [...Map.groupBy(all, ({ line, rate }) => `${line} ${rate}`).values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { line, rate, typed } = first;
      const turnover = others.reduce((sum, { net }) => sum + net, first.net);
      return [{ line, rate, turnover, tax: vatAmount(turnover, rate), typed }];
    })
    .filter(({ turnover, typed }) => turnover !== 0 || typed !== 0)
    .toSorted((one, other) => {
      if (one.line === other.line) return other.rate - one.rate;
      return one.line < other.line ? -1 : 1;
    });
}
