import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface OpenRow {
  id: string;
  name: string;
  count: number;
  /** Empty for who sees no sums. */
  amount: string;
  since: string;
}

/** What is to be invoiced, by client. */
export function OpenByClient({ rows }: { rows: OpenRow[] }) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <Band className="is-open is-first" title={t("services:open.title")} bodyClass="stack">
      <RecordTable
        caption={t("services:open.title")}
        rows={rows}
        columns={[
          {
            head: t("invoices:section.client"),
            place: "title wrap-any",
            of: ({ id, name }) => (
              <RowLink to={paths.servicesFor({ client: id, state: "open" })}>{name}</RowLink>
            ),
          },
          {
            head: t("services:open.count"),
            place: "rest",
            of: ({ count, since }) => t("services:open.since", { count, day: since }),
          },
          { head: t("services:field.amount"), place: "amount num", of: ({ amount }) => amount },
        ]}
        actions={({ id, name }) =>
          may("draft") ? (
            <Link
              className="button"
              to={paths.invoiceServicesOf(id)}
              aria-label={t("services:invoice.label", { name })}
            >
              {t("services:invoice.button")}
            </Link>
          ) : null
        }
      />
    </Band>
  );
}
