import { toDecide, undecidedDocuments } from "#app/features/tax/figures/undecided.server.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import { findPeriod } from "#app/features/tax/periods/periods.server.ts";
import { entryScopeOf } from "#app/features/tax/periods/scope.server.ts";
import { taxReturn } from "#app/features/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { periodTitle } from "./period-title.ts";

/** What is to be decided: first the reasons for 0 %, then the activities. @throws AppError `tax_period.not_found` */
export async function decidePage(ctx: UserContext, id: string) {
  const period = await findPeriod(ctx, id);
  const { content } = await taxReturn(ctx, period);
  const what = period.state === "open" ? toDecide(content) : null;
  const scope = await entryScopeOf(ctx, period, await vatMethodsOf(ctx));
  const rows = what ? await undecidedDocuments(ctx, scope, what) : [];
  return {
    id,
    what: what ?? "reason",
    name: periodTitle(period, translator(ctx.locale), ctx.locale),
    activities: content.method.activities.map(({ code, name }) => ({ code, name: name || code })),
    rows: rows.map(({ amount, ...row }) => ({ ...row, amount: formatAmount(amount) })),
  };
}
