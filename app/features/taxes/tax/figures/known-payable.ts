import type { TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { inputTaxOf } from "./return-figures.ts";
import type { TypedFigures } from "./typed-figures.ts";

type OfExpenses = Pick<TypedFigures, "materialAndServices" | "investments" | "corrections">;

export function spentInput(expenses: OfExpenses): Rappen {
  return inputTaxOf({ ...expenses, subsequent: 0, reductions: 0 });
}

/** Input tax that expenses have and nobody has typed yet; 0 by net tax rates, which deduct none. */
export function untypedInput(
  { method, typed }: Pick<TaxReturn, "method" | "typed">,
  expenses: OfExpenses,
): Rappen {
  if (method.method === "net") return 0;
  return Math.max(0, spentInput(expenses) - inputTaxOf(typed));
}
