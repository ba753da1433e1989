import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { invoiceRows } from "#app/features/invoices/invoice-rows.ts";
import { listInvoices } from "#app/features/invoices/invoices.server.ts";
import { pageOf } from "#app/platform/pages.ts";
import { screenLoader } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InvoiceTable } from "#app/ui/invoices/invoice-table.tsx";
import { Band, PageHead } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";

export const handle = { title: "invoices:list.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const { page } = pageOf(url.searchParams);
  const { invoices, ...list } = await listInvoices(ctx, { page });
  return { ...list, rows: invoiceRows(invoices, ctx.locale) };
});

export default function InvoiceList() {
  const { t } = useTranslation();
  const { rows, page, limit, total } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
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
      <Band className="is-open is-first" bodyClass="">
        {total === 0 ? (
          <EmptyState
            title={t("invoices:list.emptyTitle")}
            text={t("invoices:list.emptyText")}
            action={{ to: paths.createInvoice, label: t("invoices:list.create") }}
          />
        ) : (
          <form action={paths.selectedPdf} className="stack">
            <InvoiceTable rows={rows} caption={t("invoices:list.caption", { page })} selectable />
            <div className="actions">
              <button className="button">{t("invoices:list.downloadSelected")}</button>
              <button
                className="button"
                formMethod="post"
                formAction={paths.markSelectedPaid(pathname + search)}
              >
                {t("sending:selected.submit")}
              </button>
            </div>
          </form>
        )}
        <Pagination page={page} limit={limit} total={total} href={paths.invoicesPage} />
      </Band>
    </>
  );
}
