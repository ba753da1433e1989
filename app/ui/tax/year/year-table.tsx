import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface YearTableProps {
  year: string;
  title: string;
  rows: { id: string; label: string; agreed: string; received: string; isSum: boolean }[];
}

export function YearTable({ year, title, rows }: YearTableProps) {
  const { t } = useTranslation();
  const hasReceived = rows.some(({ received }) => received !== "");
  return (
    <table className="table is-figures">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("year:head.what")}</th>
          <th scope="col" className="num">
            {t("year:head.agreed")}
          </th>
          {hasReceived ? (
            <th scope="col" className="num">
              {t("year:head.received")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, agreed, received, isSum }) => (
          <tr key={id}>
            <td className="wrap-any">
              <Link to={paths.yearLine(year, id)}>{isSum ? <strong>{label}</strong> : label}</Link>
            </td>
            <td className="num">{isSum ? <strong>{agreed}</strong> : agreed}</td>
            {hasReceived ? <td className="num">{isSum ? <strong>{received}</strong> : received}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
