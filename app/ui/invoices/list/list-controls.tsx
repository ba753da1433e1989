import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type InvoiceQuery, invoiceQueryString } from "#app/features/selling/invoices/list/invoice-query.ts";
import { INVOICE_STATUSES, type ListedStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import type { MonthChoice, NamedMonth } from "#app/features/selling/invoices/list/month-choice.ts";
import { paths } from "#app/paths.ts";
import { MonthSelect } from "./month-select.tsx";
import { FilterLinks } from "#app/ui/elements/lists/filter-links.tsx";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface ListControlsProps {
  query: InvoiceQuery;
  counts: Record<ListedStatus | "all" | "partly" | "remind" | "creditNotes", number>;
  months: MonthChoice;
}

const NO_FILTER = { status: undefined, paid: undefined, reminder: undefined, kind: "invoice" as const };

const RARE: readonly string[] = ["credited", "written_off", "cancelled"];

export function ListControls({ query, counts, months }: ListControlsProps) {
  const { t } = useTranslation();
  const { kind, paid, reminder, search, month } = query;
  const isPlain = kind === "invoice" && !paid && !reminder;
  const narrowedTo = (to: Partial<InvoiceQuery>) =>
    paths.invoices + invoiceQueryString(query, { ...NO_FILTER, ...to });
  const statuses = ([undefined, ...INVOICE_STATUSES] as const).map((status) => ({
    to: narrowedTo({ status }),
    name: status ?? ("all" as const),
    isChosen: isPlain && query.status === status,
    isRare: status !== undefined && RARE.includes(status) && query.status !== status,
  }));
  const links = [
    ...statuses,
    { to: paths.creditNotes, name: "creditNotes" as const, isChosen: kind === "credit_note", isRare: true },
    { to: narrowedTo({ paid: "partly" }), name: "partly" as const, isChosen: Boolean(paid), isRare: true },
    {
      to: narrowedTo({ reminder: "due" }),
      name: "remind" as const,
      isChosen: Boolean(reminder),
      isRare: true,
    },
  ].filter(({ name, isRare, isChosen }) => !isRare || isChosen || counts[name] > 0);
  return (
    <div className="title-row list-controls">
      <FilterLinks
        label={t("invoice-list:filter")}
        links={links.map(({ name, to, isChosen }) => ({
          to,
          label: t(`invoices:filter.${name}`),
          count: counts[name],
          isChosen,
        }))}
      />
      <SearchForm
        id="invoice-search"
        to={paths.invoices}
        search={search}
        label={t("invoice-list:search")}
        hint={t("invoice-list:searchHint")}
        submit={t("invoice-list:search")}
        max={100}
        kept={new URLSearchParams(invoiceQueryString(query, { search: "", month: undefined }))}
      >
        {months.options.length > 1 || month ? <MonthSelect chosen={month} options={months.options} /> : null}
      </SearchForm>
      {month ? <MonthLinks query={query} months={months} /> : null}
    </div>
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
