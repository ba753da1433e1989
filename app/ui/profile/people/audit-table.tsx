import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface AuditRow {
  id: string;
  time: string;
  userName: string;
  /** Key or application; empty without. */
  program: string;
  what: string;
  document: string;
  to: string;
}

export function AuditTable({ rows }: { rows: AuditRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("seats:audit.title")}
      rows={rows}
      columns={[
        { head: t("seats:audit.at"), place: "meta date", of: ({ time }) => time },
        { head: t("seats:audit.what"), place: "title wrap-any", of: ({ what }) => what },
        {
          head: t("seats:audit.person"),
          place: "rest wrap-any",
          of: ({ userName, program }) => [userName, program].filter(Boolean).join(", "),
        },
        {
          head: t("seats:audit.document"),
          place: "rest",
          of: ({ document, to }) => (to ? <Link to={to}>{document}</Link> : document),
        },
      ]}
    />
  );
}
