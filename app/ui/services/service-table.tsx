import { useLocation } from "@remix-run/react";
import type { ServiceListRow } from "#app/features/selling/services/service-row.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ServiceTable({ rows, caption }: { rows: ServiceListRow[]; caption: string }) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <RecordTable
      caption={caption}
      rows={rows}
      columns={[
        {
          head: t("services:field.description"),
          place: "title wrap-any",
          of: ({ id, description }) =>
            may("draft") ? <RowLink to={paths.editService(id)}>{description}</RowLink> : description,
        },
        { head: t("services:field.day"), place: "meta", of: ({ day }) => day },
        { head: t("invoices:section.client"), place: "rest wrap-any", of: ({ client }) => client },
        { head: t("invoices:field.project"), place: "rest wrap-any", of: ({ project }) => project },
        { head: t("services:field.quantity"), place: "rest num", of: ({ quantity }) => quantity },
        {
          head: t("services:field.state"),
          place: "status",
          of: ({ invoiceId, invoice }) =>
            invoiceId ? (
              <Link to={paths.invoice(invoiceId)}>{t("services:billedWith", { number: invoice })}</Link>
            ) : (
              t("services:state.open")
            ),
        },
        { head: t("services:field.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
      actions={may("draft") ? (row) => <RowActions {...row} /> : undefined}
    />
  );
}

function RowActions({ id, description, invoiceId }: ServiceListRow) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (invoiceId) return null;
  return (
    <form method="post" action={paths.deleteService(id)}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <button className="button button-quiet" aria-label={t("services:delete.label", { text: description })}>
        {t("services:delete.button")}
      </button>
    </form>
  );
}
