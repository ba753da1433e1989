import { accountWord } from "#app/features/books/book/accounts.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { ClientIncome } from "./income.server.ts";
import type { YearFigures } from "./year-figures.server.ts";
import { totalsOfYear } from "./year-totals.ts";

/** A line of the year as page, PDF and workbook show it; amounts in Rappen, null where a column says nothing. */
export interface YearRow {
  id: string;
  label: string;
  agreed: Rappen | null;
  received: Rappen | null;
  isSum: boolean;
}

export interface YearSection {
  title: string;
  rows: YearRow[];
}

/** All sections, in the order of the form that sole proprietors fill in. */
export function yearSections(figures: YearFigures, t: Translate, monthName: (month: string) => string) {
  const { months, clients, others, vat, costs, providerFees, exchange, investments, openAtStart, openAtEnd } =
    figures;
  const { rounding = 0, byHand = [] } = figures;
  const { income, cost, result } = totalsOfYear(figures);
  const sections: YearSection[] = [
    {
      title: t("year:income"),
      rows: [
        ...months.map((one) => line(`month-${one.month}`, monthName(one.month), one)),
        sum("income", t("year:incomeSum"), income),
      ],
    },
    {
      title: t("year:clients"),
      rows: [
        ...clients.map((client) => single(lineOfClient(client), client.name, client.net)),
        ...(others === 0 ? [] : [single("others", t("year:others"), others)]),
      ],
    },
    {
      title: t("year:costs"),
      rows: [
        ...costs.map(({ category, net }) => both(category, t(`expenses:category.${category}`), net)),
        ...(providerFees === 0 ? [] : [both("fees", t("journal:account.providerFees"), providerFees)]),
        sum("costs", t("year:costSum"), { agreed: cost, received: cost }),
        ...investments.map(({ category, net }) => both(category, t(`expenses:category.${category}`), net)),
      ],
    },
    {
      title: t("year:byHand"),
      rows: byHand.map(({ account, net }) => both(`hand-${account}`, t(accountWord(account)), net)),
    },
    {
      title: t("year:forTaxes"),
      rows: [
        ...(exchange === 0 ? [] : [single("exchange", t("journal:account.exchange"), exchange)]),
        ...(rounding === 0 ? [] : [both("rounding", t("journal:account.rounding"), rounding)]),
        sum("result", t("year:result"), result),
        line("vat", t("year:vat"), vat),
        single("open-start", t("year:openAtStart"), openAtStart),
        single("open-end", t("year:openAtEnd"), openAtEnd),
      ],
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** In the address of what stands behind it. */
export function lineOfClient({ clientId, name }: Pick<ClientIncome, "clientId" | "name">): string {
  return clientId === null ? `name-${name}` : `client-${clientId}`;
}

type Amounts = Pick<YearRow, "agreed" | "received">;

function line(id: string, label: string, { agreed, received }: Amounts): YearRow {
  return { id, label, agreed, received, isSum: false };
}

function sum(id: string, label: string, { agreed, received }: Amounts): YearRow {
  return { id, label, agreed, received, isSum: true };
}

function both(id: string, label: string, amount: Rappen): YearRow {
  return line(id, label, { agreed: amount, received: amount });
}

function single(id: string, label: string, agreed: Rappen): YearRow {
  return line(id, label, { agreed, received: null });
}
