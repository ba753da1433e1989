import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

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

/** Each account leads to its bookings; the files have the same. */
export function BalanceTable({ span, rows, sums }: BalanceTableProps) {
  const { t } = useTranslation();
  return (
    <>
      <CardTable
        caption={t("journal:balances.title")}
        heads={[t("journal:head.account"), ...SIDES.map((side) => numberHead(t(`journal:head.${side}`)))]}
        foot={
          <tr>
            <th scope="row" data-cell="title">
              {t("journal:balances.sum")}
            </th>
            <AmountCells {...sums} />
          </tr>
        }
      >
        {rows.map(({ number, name, ...amounts }) => (
          <tr key={number}>
            <td data-cell="title" className="account">
              <Link to={paths.journalOf(span, { account: number })}>{`${number} ${name}`}</Link>
            </td>
            <AmountCells {...amounts} />
          </tr>
        ))}
      </CardTable>
      <div className="actions">
        <a className="button" href={paths.balancesPdf(span)} download>
          PDF
        </a>
        <a className="button" href={paths.balancesCsv(span)} download>
          CSV
        </a>
      </div>
    </>
  );
}

function AmountCells(amounts: Amounts) {
  const { t } = useTranslation();
  return SIDES.map((side) => (
    <td
      key={side}
      data-cell={side === "closing" ? "amount" : "rest"}
      data-label={t(`journal:head.${side}`)}
      className="num"
    >
      {amounts[side]}
    </td>
  ));
}
