import type { DaySpan } from "#app/features/books/journal/span.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface Amounts {
  opening: string;
  debit: string;
  credit: string;
  closing: string;
}

interface BalanceTableProps {
  span: DaySpan;
  rows: (Amounts & { number: string; name: string })[];
  sums: Amounts;
}

const SIDES = ["opening", "debit", "credit", "closing"] as const;

/** Each number leads to the bookings of its account. */
export function BalanceTable({ span, rows, sums }: BalanceTableProps) {
  const { t } = useTranslation();
  return (
    <table className="table">
      <caption className="visually-hidden">{t("journal:balances.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("journal:head.account")}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col" className="num">
              {t(`journal:head.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <td className="wrap-any">
              <Link to={paths.journalOf(span, { account: row.number })}>{`${row.number} ${row.name}`}</Link>
            </td>
            {SIDES.map((side) => (
              <td key={side} className="num">
                {row[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t("journal:balances.sum")}</td>
          {SIDES.map((side) => (
            <td key={side} className="num">
              {sums[side]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
