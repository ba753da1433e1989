import type { Cell, ExportSheet } from "#app/features/front/exports/sheet.ts";
import { openItemsAt } from "#app/features/taxes/year/open-items.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type Day, daysBetween, formatDay } from "#app/swiss/dates.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

/** What each invoice had open on the evening of a day. */
export function openItemSheet(ctx: UserContext, day: Day): ExportSheet {
  const t = translator(ctx.locale);
  return {
    name: t("year:openItems", { day: formatDay(day, ctx.locale) }),
    file: "open-items",
    columns: [
      { heading: t("year:head.number"), kind: "text" },
      { heading: t("tax:head.client"), kind: "text" },
      { heading: t("year:head.issued"), kind: "day" },
      { heading: t("year:head.due"), kind: "day" },
      { heading: t("year:head.daysLate"), kind: "number" },
      { heading: t("year:head.open"), kind: "amount" },
    ],
    pages: openRows(ctx, day),
  };
}

async function* openRows(ctx: UserContext, day: Day): AsyncGenerator<Cell[][]> {
  for await (const items of openItemsAt(ctx, day))
    yield items.map(({ number, name, issueDate, dueDate, open }) => [
      number,
      name,
      issueDate,
      dueDate,
      Math.max(daysBetween(dueDate, day), 0),
      rappenToNumber(open),
    ]);
}
