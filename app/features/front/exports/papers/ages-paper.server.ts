import { AGES, type AgeSums } from "#app/features/money/statements/ages.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import { reportPaper } from "#app/features/selling/invoices/pdf/report-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type Day, formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatAmount, formatMoney, type Rappen } from "#app/swiss/money.ts";

/** Clients; the others stand in one row. */
const MOST = 1000;

/** Who owes how much for how long, today. */
export async function agesPaper(ctx: UserContext, currency: Currency): Promise<FileToKeep> {
  return paperOfAges(ctx, { ...(await openByAge(ctx, 1, currency, MOST)), currency, day: ctx.today });
}

interface AgesOfDay {
  clients: readonly (AgeSums & { name: string })[];
  sums: AgeSums;
  /** The total of clients. */
  total: number;
  /** What is still owed of deleted invoices, where the clients leave it out. */
  deleted?: Rappen;
  currency: Currency;
  day: Day;
}

/** Clients that are more than are named stand in one row. */
export function paperOfAges(ctx: UserContext, of: AgesOfDay): Promise<FileToKeep> {
  const { sums, total, deleted = 0, currency, day } = of;
  const clients = of.clients.slice(0, MOST);
  const t = translator(ctx.locale);
  const title = t("statements:ages.title");
  const cells = (name: string, of: AgeSums) => [
    name,
    ...AGES.map((age) => (of[age] ? formatAmount(of[age]) : "–")),
    formatAmount(of.total),
  ];
  const others = clients.reduce(
    (rest, client) => Object.fromEntries(KEYS.map((key) => [key, rest[key] - client[key]])) as AgeSums,
    sums,
  );
  return reportPaper(ctx, {
    file: `${title} ${day}`,
    title,
    facts: [{ label: t("year:asOf"), value: formatDay(day, ctx.locale) }],
    tables: [
      {
        columns: [
          { head: t("invoices:head.client"), width: 44 },
          ...AGES.map((age) => ({ head: t(`statements:ages.${age}`), width: 20, isAmount: true })),
          { head: `${t("invoices:total")} ${currency}`, width: 26, isAmount: true },
        ],
        rows: [
          ...clients.map((client) => ({ cells: cells(client.name, client) })),
          ...(total > clients.length
            ? [{ cells: cells(t("exports:papers.others", { count: total - clients.length }), others) }]
            : []),
          { cells: cells(t("statements:ages.all"), sums), kind: "sum" as const },
        ],
      },
    ],
    notes: deleted > 0 ? [t("statements:ages.deleted", { amount: formatMoney(deleted, currency) })] : [],
  });
}

const KEYS = [...AGES, "total"] as const;
