import { TYPED_NAMES, type TypedFigures } from "#app/features/taxes/tax/figures/typed-figures.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { changeOpenPeriod } from "./periods.server.ts";

/**
 * Keeps what only the owner knows; below 0 for a reconciliation alone.
 * @param version of the period that was shown; the current one when left out
 * @throws AppError `tax_period.not_found`, `tax_period.closed`, `tax_period.changed`
 */
export async function typeFigures(
  ctx: UserContext,
  id: string,
  typed: Partial<TypedFigures>,
  version?: number,
): Promise<void> {
  await changeOpenPeriod(ctx, { id, seen: version }, (period) => {
    const below = TYPED_NAMES.filter((name) => (typed[name] ?? 0) < 0);
    if (period.kind === "return" && below.length > 0)
      throw invalid(below.map((field) => ({ field, code: "field.figure_negative" })));
    const following = period.follows.filter((name) => typed[name] === undefined);
    const isSame =
      following.length === period.follows.length &&
      TYPED_NAMES.every((name) => (typed[name] ?? period.typed[name]) === period.typed[name]);
    const kept = TYPED_NAMES.filter((name) => !following.some((one) => one === name));
    const all = kept.map((name) => [name, typed[name] ?? period.typed[name]]);
    return isSame ? null : { typed: JSON.stringify(Object.fromEntries(all)) };
  });
}
