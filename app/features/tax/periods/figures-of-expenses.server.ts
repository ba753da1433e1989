import type { TypedFigures } from "#app/features/tax/figures/typed-figures.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { Spent, TaxPeriod } from "./period.ts";
import { methodOfPeriod } from "./periods.server.ts";
import { entryScopeOf } from "./scope.server.ts";
import { spentBefore, spentIn } from "./spent.server.ts";

export interface ExpenseFigures {
  /** Ziffer 400 and 405; what is below 0 is a correction, Ziffer 415. */
  figures: Pick<TypedFigures, "materialAndServices" | "investments" | "corrections">;
  /** Of it, from changes in days of closed returns. */
  late: Rappen;
}

/** What expenses say of the figures of an open return that a person types. @throws AppError `tax_period.not_found` */
export async function figuresOfExpenses(ctx: BusinessContext, period: TaxPeriod): Promise<ExpenseFigures> {
  const methods = await vatMethodsOf(ctx);
  const { method } = methodOfPeriod(methods, period);
  const { late: lateSpans } = await entryScopeOf(ctx, period, methods);
  const before = period.correction > 0 ? await spentBefore(ctx, period) : [];
  const now = await spentIn(ctx, period, { method, takesLate: lateSpans.length > 0 });
  const spent = [...before, ...now];
  const material = sumOf(spent, "materialAndServices");
  const investments = sumOf(spent, "investments");
  const late = spent.filter(({ from }) => from !== period.startsOn);
  return {
    figures: {
      materialAndServices: Math.max(0, material),
      investments: Math.max(0, investments),
      corrections: Math.max(0, -material) + Math.max(0, -investments),
    },
    late: sumOf(late, "materialAndServices") + sumOf(late, "investments"),
  };
}

function sumOf(parts: readonly Spent[], name: "materialAndServices" | "investments"): Rappen {
  return parts.reduce((sum, part) => sum + part[name], 0);
}
