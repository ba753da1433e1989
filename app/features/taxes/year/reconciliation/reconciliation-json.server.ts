import { differenceOf } from "#app/features/taxes/tax/reconciliation/compared-lines.ts";
import { readYear } from "#app/features/taxes/year/year-page.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { parseVatRate, vatRateToNumber } from "#app/swiss/vat.ts";
import { readReconciliation } from "./reconciliation.server.ts";

/** @throws AppError as `readReconciliation` */
export async function reconciliationJson(ctx: BusinessContext, text: string) {
  const year = readYear(text);
  const { reconciled, lines, fileUntil, state } = await readReconciliation(ctx, year);
  const { from, to, filed, unfiled, open } = reconciled;
  return {
    year,
    from,
    to,
    fileUntil,
    state,
    taxPeriodId: open?.id ?? null,
    filedIds: filed.map(({ id }) => id),
    unfiledIds: unfiled.map(({ id }) => id),
    lines: lines.map((line) => {
      const rate = parseVatRate(line.params.rate ?? "");
      return {
        ziffer: line.ziffer,
        rate: rate === null ? null : vatRateToNumber(rate),
        book: rappenToNumber(line.book),
        filed: rappenToNumber(line.filed),
        difference: rappenToNumber(differenceOf(line)),
      };
    }),
  };
}
