import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { vatMethodSchema } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { saveVatMethod } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays, yearOf } from "#app/swiss/dates.ts";

/** `[days ago, supplier, category, amount with VAT, rate]`. */
const EXPENSES: [number, string, string, number, number][] = [
  [4, "Papeterie Lindenhof AG", "office", 86.5, 8.1],
  [12, "Rechnerhaus AG", "computers", 1189, 8.1],
  [25, "Telefon Mittelland AG", "office", 79, 8.1],
  [40, "Druckerei Odermatt AG", "services", 1420.4, 8.1],
  [55, "Immobilien Aaretal AG", "rent", 650, 0],
  [70, "Bahnreisen AG", "vehicle", 185, 8.1],
];

/** The VAT method since the beginning of last year, and some expenses. */
export async function fillBooks(ctx: UserContext): Promise<void> {
  await saveVatMethod(
    ctx,
    vatMethodSchema.parse({
      validFrom: `${yearOf(ctx.today) - 1}-01-01`,
      method: "effective",
      consideration: "agreed",
      period: "quarter",
      roundsToFive: false,
      activities: [],
    }),
  );
  for (const [daysAgo, supplier, category, gross, rate] of EXPENSES) {
    const day = addDays(ctx.today, -daysAgo);
    await createExpense(ctx, expenseSchema.parse({ supplier, category, day, rows: [{ rate, gross }] }));
  }
}

/** Closes the VAT returns of the quarters that are over, but for the newest, with the input tax of their expenses. */
export async function closeReturns(ctx: UserContext): Promise<void> {
  const [, ...earlier] = (await listPeriods(ctx)).filter(({ endsOn }) => endsOn < ctx.today);
  for (const period of earlier.toReversed()) {
    const { figures } = await proposedInput(ctx, period);
    await typeFigures(ctx, period.id, figures);
    const { hash } = await periodJson(ctx, period.id);
    await closePeriod(ctx, period.id, hash);
  }
}
