import { type Age, AGES, type AgeSums } from "#app/features/money/statements/ages.ts";
import { openItemsAt } from "#app/features/taxes/year/open-items.server.ts";
import type { Cell, ExportSheet } from "#app/features/front/exports/sheet.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type Day, daysBetween } from "#app/swiss/dates.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

/** What clients owed on the evening of a day, by the book, by days since it was due. */
export function ageSheet(ctx: UserContext, day: Day): ExportSheet {
  const t = translator(ctx.locale);
  return {
    name: t("statements:ages.title"),
    file: "ageing",
    columns: [
      { heading: t("tax:head.client"), kind: "text" },
      ...AGES.map((age) => ({ heading: t(`statements:ages.${age}`), kind: "amount" as const })),
      { heading: t("year:head.open"), kind: "amount" },
    ],
    pages: ageRows(ctx, day),
  };
}

async function* ageRows(ctx: UserContext, day: Day): AsyncGenerator<Cell[][]> {
  const clients = new Map<string, AgeSums>();
  for await (const items of openItemsAt(ctx, day))
    for (const { name, dueDate, open } of items) {
      const sums = clients.get(name) ?? { notDue: 0, to30: 0, to60: 0, to90: 0, older: 0, total: 0 };
      sums[ageOf(daysBetween(dueDate, day))] += open;
      sums.total += open;
      clients.set(name, sums);
    }
  yield [...clients]
    .toSorted(([, one], [, other]) => other.total - one.total)
    .map(([name, sums]) => [name, ...[...AGES, "total" as const].map((age) => rappenToNumber(sums[age]))]);
}

function ageOf(daysLate: number): Age {
  if (daysLate <= 0) return "notDue";
  if (daysLate <= 30) return "to30";
  if (daysLate <= 60) return "to60";
  return daysLate <= 90 ? "to90" : "older";
}
