import type { ComponentProps } from "react";
import type { ChartMonth } from "#app/features/front/dashboard/chart.ts";
import type { TodayList } from "#app/features/front/dashboard/today/today.server.ts";
import type { InvoiceRow } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";
import { InvoiceTable } from "#app/ui/invoices/list/invoice-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ExpectedWeeks } from "./expected-weeks.tsx";
import { Figures } from "./figures.tsx";
import { InvoicedChart } from "./invoiced-chart.tsx";
import { OpenAmount } from "./open-amount.tsx";
import { Today } from "./today.tsx";

type Head = ComponentProps<typeof OpenAmount>;
type Stats = (NonNullable<Head["stats"]> & ComponentProps<typeof Figures>) | null;

/** Null is what could not be read; `toDo` is false for whoever may do nothing about it. */
interface FullSwing extends Omit<Head, "stats"> {
  stats: Stats;
  toDo: TodayList | null | false;
  expected: ComponentProps<typeof ExpectedWeeks>["expected"] | null;
  months: ChartMonth[] | null;
  rows: InvoiceRow[] | null;
}

export function InFullSwing({ rows, months, stats, expected, toDo, ...head }: FullSwing) {
  const { t } = useTranslation();
  const currency = head.currency ?? "CHF";
  const range = { from: months?.[0]?.name, to: months?.at(-1)?.name, currency };
  return (
    <>
      <OpenAmount {...head} stats={stats} />
      {toDo === false ? null : (
        <Panel name="today" data={toDo}>
          {(toDo) => <Today {...toDo} />}
        </Panel>
      )}
      {expected?.total === 0 ? null : (
        <Band
          title={t("dashboard:expected.title")}
          hint={t("dashboard:expected.hint", { currency })}
          bodyClass=""
        >
          <Panel name="expected" data={expected}>
            {(expected) => <ExpectedWeeks expected={expected} />}
          </Panel>
        </Band>
      )}
      {months?.length === 0 ? null : (
        <Band
          title={t("dashboard:chart.heading")}
          hint={months ? t("dashboard:chart.hint", range) : undefined}
          bodyClass=""
        >
          <Panel name="chart" data={months}>
            {(months) => <InvoicedChart months={months} />}
          </Panel>
        </Band>
      )}
      <Counts stats={stats} />
      <Band title={t("dashboard:recent")} bodyClass="stack">
        <Panel name="recent" data={rows}>
          {(rows) => <Recent rows={rows} />}
        </Panel>
      </Band>
    </>
  );
}

export function Counts({ stats }: { stats: Stats }) {
  const { t } = useTranslation();
  return (
    <Band title={t("invoice-list:title")} bodyClass="">
      <Panel name="stats" data={stats}>
        {({ total, counts }) => <Figures total={total} counts={counts} />}
      </Panel>
    </Band>
  );
}

function Recent({ rows }: { rows: InvoiceRow[] }) {
  const { t } = useTranslation();
  if (!rows.length)
    return (
      <EmptyState
        title={t("invoice-list:emptyTitle")}
        text={t("invoice-list:emptyText")}
        action={{ right: "draft", to: paths.createInvoice, label: t("invoice-list:create") }}
      />
    );
  return (
    <>
      <InvoiceTable rows={rows} caption={t("dashboard:recent")} />
      <p>
        <Link to={paths.invoices}>{t("dashboard:all")}</Link>
      </p>
    </>
  );
}
