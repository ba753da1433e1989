import type { TypedFigures } from "#app/features/tax/figures/typed-figures.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { TaxPeriod } from "./period.ts";
import { entryScopeOf } from "./scope.server.ts";
import { spentIn } from "./spent.server.ts";

/** Ziffer 400 and 405; what is below 0 is a correction, Ziffer 415. */
export type ExpenseFigures = Pick<TypedFigures, "materialAndServices" | "investments" | "corrections">;

/** What expenses say of the figures of an open return that a person types. @throws AppError `tax_period.not_found` */
export async function figuresOfExpenses(ctx: BusinessContext, period: TaxPeriod): Promise<ExpenseFigures> {
  const scope = await entryScopeOf(ctx, period, await vatMethodsOf(ctx));
  const [spent] = await spentIn(ctx, scope);
  const { materialAndServices = 0, investments = 0 } = spent ?? {};
  return {
    materialAndServices: Math.max(0, materialAndServices),
    investments: Math.max(0, investments),
    corrections: Math.max(0, -materialAndServices) + Math.max(0, -investments),
  };
}
