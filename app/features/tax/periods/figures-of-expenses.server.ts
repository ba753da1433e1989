import type { TypedFigures } from "#app/features/tax/figures/typed-figures.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { Spent, TaxPeriod } from "./period.ts";
import { spentBefore } from "./spent.server.ts";
import { taxReturn } from "./tax-return.server.ts";

export interface ExpenseFigures {
  /** Ziffer 400 and 405; what is below 0 is a correction, Ziffer 415. */
  figures: Pick<TypedFigures, "materialAndServices" | "investments" | "corrections">;
  /** Of it, from changes in days of closed returns. */
  late: Rappen;
}

/** What expenses say of figures that a person types. @throws AppError `tax_period.not_found` */
export async function figuresOfExpenses(ctx: BusinessContext, period: TaxPeriod): Promise<ExpenseFigures> {
  const { content } = await taxReturn(ctx, period);
  const before = period.correction > 0 ? await spentBefore(ctx, period) : [];
  const spent = [...before, ...content.spent];
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
