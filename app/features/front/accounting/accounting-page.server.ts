import { lastHandover } from "#app/features/books/journal/handover/handovers.server.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { openExpenses } from "#app/features/taxes/expenses/open-expenses.server.ts";
import { usesEur } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { yearName, yearOfDay } from "#app/features/people/accounts/years/business-year.ts";
import { totalsOfYear } from "#app/features/taxes/year/year-totals.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay, formatInstant, formatLongDay } from "#app/swiss/dates.ts";
import { nextReturn } from "./next-return.server.ts";
import { missingInBooks } from "./missing-in-books.server.ts";

/** What the tax office and the trustee want, at a glance. @throws AppError `journal.being_moved` */
export async function accountingPage(ctx: UserContext) {
  const setting = await yearSettingOf(ctx);
  const year = yearOfDay(setting, ctx.today);
  const figures = await yearFigures(ctx, year);
  const { sums } = await openByAge(ctx);
  const vat = await nextReturn(ctx, figures.vat.agreed !== 0);
  return {
    today: formatLongDay(ctx.today, ctx.locale),
    vat,
    missing: await missingInBooks(ctx, year),
    year: { id: String(year), name: yearName(setting, year), ...totalsOfYear(figures) },
    open: sums,
    toPay: await openExpenses(ctx),
    hasEur: await usesEur(ctx),
    trustees: await trusteesOf(ctx),
    handedOver: await handedOver(ctx),
  };
}

export type AccountingPage = Awaited<ReturnType<typeof accountingPage>>;

async function trusteesOf(ctx: UserContext) {
  const people = await listPeople(ctx);
  return people
    .filter(({ role, isPaused }) => role === "accountant" && !isPaused)
    .map(({ userId, name, lastUsedAt }) => ({
      id: userId,
      name,
      lastUsedAt: lastUsedAt && formatInstant(lastUsedAt, ctx.locale),
    }));
}

async function handedOver(ctx: UserContext) {
  const last = await lastHandover(ctx);
  if (!last) return null;
  return {
    from: formatDay(last.from, ctx.locale),
    to: formatDay(last.to, ctx.locale),
    at: formatInstant(last.createdAt, ctx.locale),
  };
}
