import { Form } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { type InvoiceQuery, invoiceQueryString } from "#app/features/invoices/list/invoice-query.ts";
import { INVOICE_STATUSES, type ListedStatus } from "#app/features/invoices/invoice.ts";
import type { MonthChoice, NamedMonth } from "#app/features/invoices/list/month-choice.ts";
import { paths } from "#app/paths.ts";
import { MonthSelect } from "./month-select.tsx";
import { Link } from "#app/ui/links/link.tsx";

interface ListControlsProps {
  query: InvoiceQuery;
  counts: Record<ListedStatus | "all" | "partly" | "remind" | "creditNotes", number>;
  months: MonthChoice;
}

const NO_FILTER = { status: undefined, paid: undefined, reminder: undefined, kind: "invoice" as const };

const RARE: readonly string[] = ["credited", "written_off", "cancelled"];

export function ListControls({ query, counts, months }: ListControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="title-row list-controls">
      <nav className="filters" aria-label={t("invoice-list:filter")}>
        {(["all", ...INVOICE_STATUSES] as const)
          .filter((name) => !RARE.includes(name) || counts[name] > 0 || query.status === name)
          .map((name) => {
            const status = name === "all" ? undefined : name;
            return (
              <Link
                key={name}
                to={paths.invoices + invoiceQueryString(query, { ...NO_FILTER, status })}
                aria-current={isChosen(query, status) ? "true" : undefined}
                prefetch="intent"
              >
                {t(`invoices:filter.${name}`)} <span>{counts[name]}</span>
              </Link>
            );
          })}
        {counts.creditNotes > 0 || query.kind === "credit_note" ? (
          <Link
            to={paths.creditNotes}
            aria-current={query.kind === "credit_note" ? "true" : undefined}
            prefetch="intent"
          >
            {t("invoices:filter.creditNotes")} <span>{counts.creditNotes}</span>
          </Link>
        ) : null}
        {counts.partly > 0 || query.paid ? (
          <Link
            to={paths.invoices + invoiceQueryString(query, { ...NO_FILTER, paid: "partly" })}
            aria-current={query.paid ? "true" : undefined}
            prefetch="intent"
          >
            {t("invoices:filter.partly")} <span>{counts.partly}</span>
          </Link>
        ) : null}
        {counts.remind > 0 || query.reminder ? (
          <Link
            to={paths.invoices + invoiceQueryString(query, { ...NO_FILTER, reminder: "due" })}
            aria-current={query.reminder ? "true" : undefined}
            prefetch="intent"
          >
            {t("invoices:filter.remind")} <span>{counts.remind}</span>
          </Link>
        ) : null}
      </nav>
      <SearchForm query={query} months={months} />
      {query.month ? <MonthLinks query={query} months={months} /> : null}
    </div>
  );
}

function isChosen({ kind, paid, reminder, status }: InvoiceQuery, shown: ListedStatus | undefined): boolean {
  return kind === "invoice" && !paid && !reminder && status === shown;
}

function SearchForm({ query, months }: Omit<ListControlsProps, "counts">) {
  const { t } = useTranslation();
  const kept = new URLSearchParams(invoiceQueryString(query, { search: "", month: undefined }));
  return (
    <Form className="search" role="search" action={paths.invoices} preventScrollReset>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {months.options.length > 1 || query.month ? (
        <MonthSelect chosen={query.month} options={months.options} />
      ) : null}
      <label className="visually-hidden" htmlFor="invoice-search">
        {t("invoice-list:search")}
      </label>
      <input
        key={query.search}
        id="invoice-search"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={query.search}
        placeholder={t("invoice-list:searchHint")}
        aria-keyshortcuts="/"
      />
      <button className="button">{t("invoice-list:search")}</button>
    </Form>
  );
}

function MonthLinks({ query, months: { options, previous, next } }: Omit<ListControlsProps, "counts">) {
  const { t } = useTranslation();
  const chosen = options.find(({ month }) => month === query.month);
  const link = (to: NamedMonth | null, rel: "prev" | "next") =>
    to ? (
      <Link to={paths.invoices + invoiceQueryString(query, { month: to.month })} rel={rel}>
        {to.name}
      </Link>
    ) : null;
  return (
    <nav className="months" aria-label={t("invoice-list:month")}>
      {link(previous, "prev")}
      <strong>{chosen?.name}</strong>
      {link(next, "next")}
      <Link to={paths.invoices + invoiceQueryString(query, { month: undefined })}>
        {t("invoice-list:allMonths")}
      </Link>
    </nav>
  );
}
