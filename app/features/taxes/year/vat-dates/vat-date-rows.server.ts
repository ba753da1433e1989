import { yearName } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay, yearOf } from "#app/swiss/dates.ts";
import { vatDates } from "./vat-dates.server.ts";

const MOST_YEARS = 3;

export async function vatDateRows(ctx: UserContext) {
  const t = translator(ctx.locale);
  const setting = await yearSettingOf(ctx);
  const { instalments, reconciliations } = await vatDates(ctx);
  return [
    ...instalments.map(({ number, count, from, day }) => ({
      id: `${from} ${number}`,
      year: "",
      what: t("tax:dates.instalment", { number, count, year: yearOf(from) }),
      until: formatDay(day, ctx.locale),
      state: day < ctx.today ? ("past" as const) : ("due" as const),
    })),
    ...reconciliations.slice(0, MOST_YEARS).map(({ year, day, filed, isOpen }) => ({
      id: String(year),
      year: String(year),
      what: t("tax:reconcile.title", { year: yearName(setting, year) }),
      until: formatDay(day, ctx.locale),
      state: isOpen
        ? ("open" as const)
        : filed
          ? ("closed" as const)
          : day < ctx.today
            ? ("past" as const)
            : ("due" as const),
    })),
  ];
}
