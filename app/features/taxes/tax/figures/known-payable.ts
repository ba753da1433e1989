import type { TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { inputTaxOf } from "./return-figures.ts";
import type { TypedFigures } from "./typed-figures.ts";

/** Input tax that expenses have and nobody has typed yet; 0 by net tax rates, which deduct none. */
export function untypedInput(
  { method, typed }: Pick<TaxReturn, "method" | "typed">,
  expenses: Pick<TypedFigures, "materialAndServices" | "investments" | "corrections">,
): Rappen {
  if (method.method === "net") return 0;
  return Math.max(0, inputTaxOf({ ...expenses, subsequent: 0, reductions: 0 }) - inputTaxOf(typed));
}
