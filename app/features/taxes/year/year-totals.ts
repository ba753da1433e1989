import type { Rappen } from "#app/swiss/money.ts";
import type { ByBasis, YearFigures } from "./year-figures.server.ts";

export interface YearTotals {
  income: ByBasis;
  /** The cost, fees of providers included. */
  cost: Rappen;
  investments: Rappen;
  /** Differences of exchange are in what was received already. */
  result: ByBasis;
}

/** The totals without VAT. */
export function totalsOfYear(figures: YearFigures): YearTotals {
  const { months, costs, providerFees, exchange, rounding = 0, byHand = [], investments } = figures;
  const hand = byHand.reduce((sum, { net }) => sum + net, 0);
  const income = {
    agreed: months.reduce((sum, { agreed }) => sum + agreed, 0),
    received: months.reduce((sum, { received }) => sum + received, 0),
  };
  const cost = costs.reduce((sum, { net }) => sum + net, providerFees);
  return {
    income,
    cost,
    investments: investments.reduce((sum, { net }) => sum + net, 0),
    result: {
      agreed: income.agreed - cost + exchange + rounding + hand,
      received: income.received - cost + rounding + hand,
    },
  };
}
