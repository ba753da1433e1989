import { useTranslation } from "#app/ui/translation.ts";
import type { ClientRow } from "#app/features/clients/client-rows.ts";
import { paths } from "#app/paths.ts";
import { Lines } from "#app/ui/page/lines.tsx";
import { ClientLinks } from "./client-links.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

export function ClientTable({ rows, caption }: { rows: ClientRow[]; caption: string }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={caption}
      heads={[
        t("clients:field.name"),
        { text: t("clients:head.reach"), className: "w-30" },
        t("clients:head.address"),
        numberHead(t("clients:head.open")),
      ]}
      hasActions
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </CardTable>
  );
}

function Row({ row }: { row: ClientRow }) {
  const { t } = useTranslation();
  return (
    <tr>
      <td data-cell="title" className="wrap-any">
        <Link className="row-link" to={paths.client(row.id)} prefetch="intent">
          {row.name}
        </Link>
      </td>
      <td data-cell="rest" className="wrap-any">
        <Lines lines={row.phone ? [row.email, row.phone] : [row.email]} />
      </td>
      <td data-cell="rest">
        <Lines lines={row.address} />
      </td>
      <td data-cell={row.open ? "rest" : "none"} data-label={t("clients:head.open")} className="num">
        {row.open || <span className="soft">0.00</span>}
      </td>
      <td data-cell="actions">
        <div className="actions">
          <ClientLinks client={row} invoices={row.invoices} inList />
        </div>
      </td>
    </tr>
  );
}
