import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientRow } from "#app/features/money/statements/client-rows.ts";
import { paths } from "#app/paths.ts";
import { Lines } from "#app/ui/elements/page/lines.tsx";
import { ClientLinks } from "./client-links.tsx";
import { type Column, RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";

interface ClientTableProps {
  rows: ClientRow[];
  caption: string;
  /** Whether the whole list is chosen. */
  isOfAll: boolean;
}

export function ClientTable({ rows, caption, isOfAll }: ClientTableProps) {
  const { t } = useTranslation();
  const may = useMay();
  const open: Column<ClientRow> = {
    head: t("clients:head.open"),
    headClass: "num",
    isLabelled: true,
    place: ({ open }) => (open ? "rest num" : "none num"),
    of: ({ open }) => open || <span className="soft">0.00</span>,
  };
  return (
    <RecordTable
      caption={caption}
      rows={rows}
      select={{ isOfAll, label: ({ name }) => t("batches:chosen.selectClient", { name }) }}
      columns={[
        {
          head: t("clients:field.name"),
          place: "title wrap-any",
          of: ({ id, name }) => <RowLink to={paths.client(id)}>{name}</RowLink>,
        },
        {
          head: t("clients:head.reach"),
          headClass: "w-30",
          place: "rest wrap-any",
          of: ({ email, phone }) => <Lines lines={phone ? [email, phone] : [email]} />,
        },
        { head: t("clients:head.address"), place: "rest", of: ({ address }) => <Lines lines={address} /> },
        ...(may("books") ? [open] : []),
      ]}
      actions={(row) => <ClientLinks client={row} inList />}
    />
  );
}
