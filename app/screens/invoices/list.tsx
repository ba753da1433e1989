import { redirect } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findStats } from "#app/features/dashboard/stats.server.ts";
import {
  type InvoiceQuery,
  invoiceQueryString,
  NEWEST_FIRST,
  readInvoiceQuery,
} from "#app/features/invoices/list/invoice-query.ts";
import { invoiceListRows } from "#app/features/invoices/list/invoice-rows.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { pageInstead } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { InvoiceTable } from "#app/ui/invoices/invoice-table.tsx";
import { ListControls } from "#app/ui/invoices/list-controls.tsx";
import { OpenFacts } from "#app/ui/invoices/open-facts.tsx";
import { PageHead } from "#app/ui/page/page.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";

export const handle = { title: "invoices:list.title", offersPro: true };

export const loader = screenLoader(async (ctx, { url }) => {
  const query = { ...readInvoiceQuery(url.searchParams), limit: NEWEST_FIRST.limit };
  const { counts, total, open, overdue } = await findStats(ctx);
  const { invoices, total: found } = await listInvoices(ctx, query);
  const last = pageInstead({ ...query, total: found });
  if (last) throw redirect(paths.invoices + invoiceQueryString(query, { page: last }));
  return {
    query,
    found,
    rows: invoiceListRows(invoices, ctx.locale),
    counts: { ...counts, all: total + counts.cancelled },
    open: formatAmount(open),
    overdue: overdue ? formatAmount(overdue) : "",
  };
});

export default function InvoiceList() {
  const { t } = useTranslation();
  const { query, found, rows, counts, open, overdue } = useLoaderData<typeof loader>();
  const title = (
    <div className="title-row">
      <h1>{t("invoices:list.title")}</h1>
      <Link className="button button-primary" to={paths.createInvoice}>
        {t("invoices:list.create")}
      </Link>
    </div>
  );
  return (
    <>
      <PageHead title={title} back={{ to: paths.dashboard, label: t("common:nav.dashboard") }} />
      <div className="band is-open is-first">
        <div className="head stack">
          {counts.all > 0 ? <OpenFacts open={open} overdue={overdue} /> : null}
        </div>
        <div className="body stack">
          {counts.all === 0 ? (
            <EmptyState
              title={t("invoices:list.emptyTitle")}
              text={t("invoices:list.emptyText")}
              action={{ to: paths.createInvoice, label: t("invoices:list.create") }}
            />
          ) : (
            <>
              <ListControls query={query} counts={counts} />
              {rows.length ? <Rows query={query} rows={rows} /> : <NothingFound />}
              <Pagination
                page={query.page}
                limit={query.limit}
                total={found}
                href={(page) => paths.invoices + invoiceQueryString(query, { page })}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Rows({ query, rows }: { query: InvoiceQuery; rows: ReturnType<typeof invoiceListRows> }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form action={paths.selectedPdf} className="stack">
      <InvoiceTable
        rows={rows}
        caption={t("invoices:list.caption", { page: query.page })}
        selectable
        query={query}
      />
      <div className="actions">
        <button className="button">{t("invoices:list.downloadSelected")}</button>
        <button className="button" formMethod="post" formAction={paths.markSelectedPaid(pathname + search)}>
          {t("sending:selected.submit")}
        </button>
      </div>
    </form>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("invoices:list.nothingFound")}
      text={t("invoices:list.nothingFoundText")}
      action={{ to: paths.invoices, label: t("invoices:list.showAll") }}
    />
  );
}
