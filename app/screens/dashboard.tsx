import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { invoiceRows } from "#app/features/invoices/invoice-rows.ts";
import { listInvoices } from "#app/features/invoices/invoices.server.ts";
import { invoiceLimit, UNLIMITED } from "#app/features/subscriptions/plan.ts";
import { screenLoader } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InvoiceTable } from "#app/ui/invoices/invoice-table.tsx";
import { Band, PageHead } from "#app/ui/page.tsx";

/** Invoices shown on the dashboard (specification §9). */
const RECENT = 5;

export const handle = { title: "dashboard:title" };

export const loader = screenLoader(async (ctx) => {
  const { plan, usage } = await findProfile(ctx);
  const { invoices } = await listInvoices(ctx, { limit: RECENT });
  return {
    rows: invoiceRows(invoices, ctx.locale),
    firstName: ctx.user.firstName,
    used: usage.invoices,
    limit: invoiceLimit(plan),
  };
});

export default function Dashboard() {
  const { t } = useTranslation();
  const { rows, firstName, used, limit } = useLoaderData<typeof loader>();
  const title = (
    <div className="title-row">
      <h1>{t("dashboard:greeting", { name: firstName })}</h1>
      <Link className="button button-primary" to={paths.createInvoice}>
        {t("invoices:list.create")}
      </Link>
    </div>
  );
  return (
    <>
      <PageHead title={title} />
      {limit === UNLIMITED ? null : <Usage used={used} limit={limit} />}
      <Band title={t("dashboard:recent")} bodyClass="stack">
        {rows.length ? (
          <>
            <InvoiceTable rows={rows} caption={t("dashboard:recent")} />
            <p>
              <Link to={paths.invoices}>{t("dashboard:all")}</Link>
            </p>
          </>
        ) : (
          <EmptyState
            title={t("invoices:list.emptyTitle")}
            text={t("invoices:list.emptyText")}
            action={{ to: paths.createInvoice, label: t("invoices:list.create") }}
          />
        )}
      </Band>
      <Band title={t("dashboard:actions")} bodyClass="">
        <nav className="links" aria-label={t("dashboard:actions")}>
          <Link to={paths.createInvoice}>{t("invoices:list.create")}</Link>
          <Link to={paths.invoices}>{t("invoices:list.title")}</Link>
          <Link to={paths.clients}>{t("clients:list.title")}</Link>
          <Link to={paths.profile}>{t("accounts:profile.title")}</Link>
        </nav>
      </Band>
    </>
  );
}

function Usage({ used, limit }: { used: number; limit: number }) {
  const { t } = useTranslation();
  const text = t("dashboard:usage", { used, limit });
  return (
    <Band title={t("dashboard:plan")} bodyClass="medium stack is-close">
      <p>
        <strong>{text}</strong>
      </p>
      <progress
        className={used >= limit ? "is-full" : undefined}
        value={used}
        max={limit}
        aria-label={text}
      />
    </Band>
  );
}
