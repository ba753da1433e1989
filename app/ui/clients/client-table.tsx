import { useTranslation } from "#app/ui/translation.ts";
import type { ClientRow } from "#app/features/clients/client-rows.ts";
import { paths } from "#app/paths.ts";
import { Lines } from "#app/ui/page/lines.tsx";
import { ActionsHead } from "#app/ui/page/actions-head.tsx";
import { ClientLinks } from "./client-links.tsx";
import { Link } from "#app/ui/links/link.tsx";

export function ClientTable({ rows, caption }: { rows: ClientRow[]; caption: string }) {
  const { t } = useTranslation();
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("clients:field.name")}</th>
          <th scope="col" className="w-30">
            {t("clients:head.reach")}
          </th>
          <th scope="col">{t("clients:head.address")}</th>
          <th scope="col" className="num">
            {t("clients:head.open")}
          </th>
          <ActionsHead />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
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
