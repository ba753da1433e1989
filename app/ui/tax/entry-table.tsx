import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface EntryRow {
  id: string;
  day: string;
  kind: string;
  invoiceId: string | null;
  expenseId: string | null;
  number: string;
  client: string;
  rate: string;
  net: string;
  vat: string;
}

export function TaxEntryTable({ rows }: { rows: EntryRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("tax:file.sheetEntries")}
      rows={rows}
      columns={[
        { head: t("tax:head.day"), place: "meta date", of: ({ day }) => day },
        {
          head: t("tax:head.document"),
          place: "title",
          of: ({ invoiceId, expenseId, number, client }) => (
            <Link to={invoiceId === null ? paths.expense(expenseId ?? "") : paths.invoice(invoiceId)}>
              {number || client}
            </Link>
          ),
        },
        { head: t("tax:head.client"), place: "rest", of: ({ client }) => client },
        { head: t("tax:head.kind"), place: "rest", of: ({ kind }) => t(`tax:kind.${kind}`) },
        { head: t("tax:head.rate"), place: "rest num", isLabelled: true, of: ({ rate }) => rate },
        { head: t("tax:head.net"), place: "amount num", of: ({ net }) => net },
        { head: t("tax:head.vat"), place: "rest num", isLabelled: true, of: ({ vat }) => vat },
      ]}
    />
  );
}
