import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type InvoiceQuery, invoiceQueryString } from "#app/features/invoices/list/invoice-query.ts";
import { INVOICE_STATUSES, type InvoiceStatus } from "#app/features/invoices/invoice.ts";
import { paths } from "#app/paths.ts";

interface ListControlsProps {
  query: InvoiceQuery;
  /** By status, and all. */
  counts: Record<InvoiceStatus | "all", number>;
}

export function ListControls({ query, counts }: ListControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="title-row">
      <nav className="filters" aria-label={t("invoices:list.filter")}>
        {(["all", ...INVOICE_STATUSES] as const)
          .filter((name) => name !== "cancelled" || counts.cancelled > 0 || query.status === "cancelled")
          .map((name) => {
            const status = name === "all" ? undefined : name;
            return (
              <Link
                key={name}
                to={paths.invoices + invoiceQueryString(query, { status })}
                aria-current={query.status === status ? "true" : undefined}
                prefetch="intent"
              >
                {t(`invoices:filter.${name}`)} <span>{counts[name]}</span>
              </Link>
            );
          })}
      </nav>
      <SearchForm query={query} />
    </div>
  );
}

function SearchForm({ query }: { query: InvoiceQuery }) {
  const { t } = useTranslation();
  const kept = new URLSearchParams(invoiceQueryString(query, { search: "" }));
  return (
    <Form className="search" role="search" action={paths.invoices} key={query.search}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor="invoice-search">
        {t("invoices:list.search")}
      </label>
      <input
        id="invoice-search"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={query.search}
        placeholder={t("invoices:list.searchHint")}
      />
      <button className="button">{t("invoices:list.search")}</button>
    </Form>
  );
}
