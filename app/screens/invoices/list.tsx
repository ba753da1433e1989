import { May } from "#app/ui/runtime/may.tsx";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { openTexts } from "#app/features/front/dashboard/open-texts.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { sumsIn } from "#app/features/front/dashboard/sums-in-stats.ts";
import { invoiceRowSteps } from "#app/features/front/dashboard/today/invoice-row-steps.server.ts";
import { invoiceMonths } from "#app/features/selling/invoices/list/invoice-months.server.ts";
import { invoiceQueryString, readListQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import { invoiceListRows } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { monthChoice } from "#app/features/selling/invoices/list/month-choice.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { findDueLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { pageInstead } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { daysOfMonth } from "#app/swiss/dates.ts";
import { seesSums } from "#app/features/people/seats/rights.ts";
import { formatSums } from "#app/swiss/currency/sums.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { ListControls } from "#app/ui/invoices/list/list-controls.tsx";
import { OpenFacts } from "#app/ui/invoices/open-facts.tsx";
import { SelectableInvoices } from "#app/ui/invoices/list/selectable-invoices.tsx";
import { ListKeys } from "#app/ui/shell/keyboard/list-keys.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "invoice-list:title", offersPro: true };

export const loader = screenLoader(async (ctx, { url }) => {
  const query = readListQuery(url.searchParams);
  const stats = await findStats(ctx, query.month ? daysOfMonth(query.month) : undefined);
  const { counts, creditNotes, partlyPaid, total } = stats;
  const due = await findDueLevels(ctx);
  const ids = query.reminder ? [...due.levels.keys()] : undefined;
  const {
    invoices,
    total: found,
    sums,
  } = await listInvoices(ctx, { ...query, ids, known: sumsIn(stats, query) });
  const last = pageInstead({ ...query, total: found });
  if (last) throw redirect(paths.invoices + invoiceQueryString(query, { page: last }));
  return {
    query,
    found,
    isAll: url.searchParams.get("chosen") === "all",
    rows: invoiceListRows(invoices, ctx.locale),
    steps: await invoiceRowSteps(ctx, invoices, due),
    sum: seesSums(ctx.role) ? formatSums({ CHF: sums.amount, EUR: sums.eur }) : "",
    hasCancelled: sums.cancelled > 0,
    months: monthChoice(await invoiceMonths(ctx, stats.issueDates), query.month, ctx.locale),
    counts: {
      ...counts,
      partly: partlyPaid,
      remind: due.levels.size,
      creditNotes,
      all: total + counts.cancelled,
    },
    ...openTexts(stats, ctx.role),
  };
});

export default function InvoiceList() {
  const { t } = useTranslation();
  const { query, found, isAll, rows, steps, counts, open, overdue, months, ...sums } =
    useLoaderData<typeof loader>();
  const isEmpty = counts.all === 0 && !query.month;
  const create = (
    <May right="draft">
      <Link className="button button-primary" to={paths.createInvoice} aria-keyshortcuts="n">
        {t("invoice-list:create")}
      </Link>
    </May>
  );
  const title = (
    <div className="title-row">
      <h1>{t("invoice-list:title")}</h1>
      <div className="actions">
        <May right="draft">
          <Link className="button button-quiet" to={paths.invoiceMany()}>
            {t("batches:title")}
          </Link>
        </May>
        <div className="only-wide">{create}</div>
      </div>
    </div>
  );
  return (
    <>
      <PageHead title={title} />
      <div className="band is-open is-first">
        <div className="head stack">
          {!isEmpty && open ? <OpenFacts open={open} overdue={overdue} /> : null}
        </div>
        <div className="body stack">
          {isEmpty ? (
            <EmptyState
              title={t("invoice-list:emptyTitle")}
              text={t("invoice-list:emptyText")}
              action={{ right: "draft", to: paths.createInvoice, label: t("invoice-list:create") }}
            />
          ) : (
            <>
              <ListControls query={query} counts={counts} months={months} />
              {query.reminder && found > 0 ? (
                <p>
                  <Link className="button" to={paths.reminders}>
                    {t("reminders:run.title")}
                  </Link>
                </p>
              ) : null}
              {rows.length ? (
                <SelectableInvoices
                  query={query}
                  rows={rows}
                  steps={steps}
                  list={{
                    isChosen: isAll,
                    found,
                    onPage: rows.length,
                    sum: sums.sum,
                    filter: invoiceQueryString(query),
                    path: paths.invoices,
                  }}
                />
              ) : (
                <NothingFound />
              )}
              <Pagination
                page={query.page}
                limit={query.limit}
                total={found}
                href={(page) => paths.invoices + invoiceQueryString(query, { page })}
              />
              <div className="title-row">
                {rows.length && query.kind === "invoice" && sums.sum ? (
                  <ListSum found={found} {...sums} />
                ) : (
                  <span />
                )}
                <ListKeys />
              </div>
            </>
          )}
          <div className="thumb-bar only-phone">{create}</div>
        </div>
      </div>
    </>
  );
}

interface ListSumProps {
  found: number;
  /** `CHF 1'234.50` */
  sum: string;
  hasCancelled: boolean;
}

function ListSum({ found, sum, hasCancelled }: ListSumProps) {
  const { t } = useTranslation();
  return (
    <p className="list-sum">
      <strong>{t("invoice-list:sum", { count: found, sum })}</strong>{" "}
      {hasCancelled ? <span className="soft">{t("invoice-list:withoutCancelled")}</span> : null}
    </p>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("invoice-list:nothingFound")}
      text={t("invoice-list:nothingFoundText")}
      action={{ to: paths.invoices, label: t("invoice-list:showAll") }}
    />
  );
}
