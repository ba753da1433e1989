import { ageOf, AGES, type AgeSums } from "#app/features/money/statements/ages.ts";
import { openItemsAt } from "#app/features/taxes/year/open-items.server.ts";
import { paperOfAges } from "#app/features/front/exports/papers/ages-paper.server.ts";
import type { Cell, ExportSheet } from "#app/features/front/exports/sheet.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
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
  yield (await agesAt(ctx, day)).map(({ name, ...sums }) => [
    name,
    ...AGE_KEYS.map((age) => rappenToNumber(sums[age])),
  ]);
}

/** The same on paper. */
export async function agesPaperAt(ctx: UserContext, day: Day): Promise<FileToKeep> {
  const clients = await agesAt(ctx, day);
  const sums = clients.reduce((all, one) => {
    for (const age of AGE_KEYS) all[age] += one[age];
    return all;
  }, nothing());
  return paperOfAges(ctx, { clients, sums, total: clients.length, currency: "CHF", day });
}

const AGE_KEYS = [...AGES, "total"] as const;

async function agesAt(ctx: UserContext, day: Day): Promise<(AgeSums & { name: string })[]> {
  const clients = new Map<string, AgeSums>();
  for await (const items of openItemsAt(ctx, day))
    for (const { name, dueDate, open } of items) {
      const sums = clients.get(name) ?? nothing();
      sums[ageOf(daysBetween(dueDate, day))] += open;
      sums.total += open;
      clients.set(name, sums);
    }
  return [...clients]
    .toSorted(([, one], [, other]) => other.total - one.total)
    .map(([name, sums]) => ({ name, ...sums }));
}

function nothing(): AgeSums {
  return { notDue: 0, to30: 0, to60: 0, to90: 0, older: 0, total: 0 };
}
