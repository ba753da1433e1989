import type { TypedFigures } from "#app/features/taxes/tax/figures/typed-figures.ts";
import type { TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { compareWithFiled, type InputTax } from "./compare.server.ts";
import { reconciledIn } from "./reconciled.server.ts";

/** What the book has of input tax and the filed returns have not. */
export async function missingInput(
  ctx: BusinessContext,
  { startsOn: from, endsOn: to }: TaxPeriod,
): Promise<InputTax> {
  const reconciled = await reconciledIn(ctx, { from, to });
  if (!reconciled) return { materialAndServices: 0, investments: 0 };
  return (await compareWithFiled(ctx, reconciled)).missingInput;
}

export async function followedInput(ctx: BusinessContext, period: TaxPeriod): Promise<Partial<TypedFigures>> {
  if (period.follows.length === 0) return {};
  const missing = await missingInput(ctx, period);
  return Object.fromEntries(period.follows.map((name) => [name, missing[name]]));
}
