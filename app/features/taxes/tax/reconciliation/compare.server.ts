import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { acquisitionsIn } from "#app/features/taxes/tax/figures/acquisition.server.ts";
import { readSums } from "#app/features/taxes/tax/figures/read-sums.server.ts";
import { returnFigures } from "#app/features/taxes/tax/figures/return-figures.ts";
import { TYPED_NAMES, type TypedFigures } from "#app/features/taxes/tax/figures/typed-figures.ts";
import { storedTypedSchema } from "#app/features/taxes/tax/figures/typed-figures.schema.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { Spent, TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import { methodOfPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { entryScopeOf, entryScopeOfDays } from "#app/features/taxes/tax/periods/scope.server.ts";
import { spentIn } from "#app/features/taxes/tax/periods/spent.server.ts";
import { closedReturn } from "#app/features/taxes/tax/periods/closed-return.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type ComparedLine, comparedLines } from "./compared-lines.ts";
import type { Reconciled } from "./reconciled.server.ts";

export type InputTax = Pick<Spent, "materialAndServices" | "investments">;

interface Comparison {
  lines: ComparedLine[];
  missingInput: InputTax;
}

/** Turnover and input tax by the book beside the sum of the returns that were filed (Art. 128 MWSTV). */
export async function compareWithFiled(ctx: BusinessContext, reconciled: Reconciled): Promise<Comparison> {
  const { from, to, filed } = reconciled;
  const methods = await vatMethodsOf(ctx);
  const contents: TaxReturn[] = [];
  for (const period of filed) contents.push(await closedReturn(ctx, period));
  const method = contents.at(-1)?.method ?? methodOfPeriod(methods, { startsOn: from });
  const typed = typedIn(contents);
  const spent = method.method === "net" ? typed : await inputTaxByBook(ctx, reconciled, methods);
  const { materialAndServices, investments } = spent;
  const scope = await entryScopeOfDays(ctx, reconciled, methods);
  const reading = {
    method,
    methods,
    endsOn: to,
    typed: { ...typed, materialAndServices, investments },
    codes: [],
    acquired: await acquisitionsIn(ctx, scope),
    startsOn: from,
    adjustments: contents.flatMap(({ adjustments }) => adjustments),
  };
  const sums = await readSums(ctx, scope, methods);
  const figures = returnFigures(sums, reading);
  return {
    lines: comparedLines(figureRows({ ...reading, figures }), contents.map(figureRows)),
    missingInput: {
      materialAndServices: materialAndServices - typed.materialAndServices,
      investments: investments - typed.investments,
    },
  };
}

function typedIn(contents: readonly TaxReturn[]): TypedFigures {
  return TYPED_NAMES.reduce(
    (sums, name) => ({ ...sums, [name]: contents.reduce((sum, { typed }) => sum + typed[name], 0) }),
    storedTypedSchema.parse({}),
  );
}

/** What a return has below 0 was declared as a correction (415), which a person types. */
async function inputTaxByBook(
  ctx: BusinessContext,
  { filed, from, to }: Reconciled,
  methods: readonly VatMethod[],
): Promise<InputTax> {
  const declared: InputTax[] = [];
  for (const period of filed.filter(({ kind }) => kind === "return")) {
    const [spent] = await spentIn(ctx, await entryScopeOf(ctx, period, methods));
    if (spent)
      declared.push({
        materialAndServices: Math.max(0, spent.materialAndServices),
        investments: Math.max(0, spent.investments),
      });
  }
  const ofDays = await entryScopeOfDays(ctx, { from, to }, methods, "reconciliation");
  const late = await spentIn(ctx, { ...ofDays, isLateOnly: true });
  return [...declared, ...late].reduce(
    (sum, one) => ({
      materialAndServices: sum.materialAndServices + one.materialAndServices,
      investments: sum.investments + one.investments,
    }),
    { materialAndServices: 0, investments: 0 },
  );
}
