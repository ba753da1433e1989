import { paths } from "#app/paths.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Amount } from "#app/ui/elements/page/amount.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface LineRow {
  ziffer: string;
  word: string;
  params: Record<string, string>;
  turnover: string;
  tax: string;
  hasEntries: boolean;
}

interface PeriodLinesProps {
  id: string;
  state: "open" | "closed";
  payable: { amount: Rappen; isCredit: boolean };
  /** The input tax that nobody has typed yet. */
  known: { spent: string; amount: string } | null;
  rows: LineRow[];
}

const SUMS = ["500", "510"];

export function PeriodLines({ id, state, payable, known, rows }: PeriodLinesProps) {
  const { t } = useTranslation();
  const text = ({ word, params }: LineRow) => t(`tax:line.${word}`, params);
  const sum = rows.find(({ ziffer }) => SUMS.includes(ziffer));
  const word = { open: ["toPay", "toGet"], closed: ["closedToPay", "closedToGet"] }[state];
  return (
    <>
      <div>
        <Amount value={payable.amount} className="display" />
        <p className="soft">
          {known
            ? t(`tax:page.${payable.isCredit ? "toGetKnown" : "toPayKnown"}`, known)
            : t(`tax:page.${payable.isCredit ? word[1] : word[0]}`)}
        </p>
      </div>
      <CardTable
        caption={t("tax:page.lines")}
        heads={[
          numberHead(t("tax:head.ziffer")),
          t("tax:head.what"),
          numberHead(t("tax:head.turnover")),
          numberHead(t("tax:head.tax")),
        ]}
        foot={
          sum ? (
            <tr>
              <th scope="row" colSpan={3} data-cell="title">
                {sum.ziffer} {text(sum)}
              </th>
              <td data-cell="amount" className="num nowrap">
                <strong>{sum.tax}</strong>
              </td>
            </tr>
          ) : null
        }
      >
        {rows
          .filter((row) => row !== sum)
          .map((row) => (
            <tr key={`${row.ziffer} ${text(row)}`}>
              <td data-cell="none" className="num">
                {numberOf(row)}
              </td>
              <td data-cell="title">
                <span className="only-phone soft">{numberOf(row)} </span>
                {row.hasEntries ? <Link to={paths.taxLine(id, row.ziffer)}>{text(row)}</Link> : text(row)}
              </td>
              <td
                data-cell={row.turnover ? "rest" : "none"}
                data-label={t("tax:head.turnover")}
                className="num nowrap"
              >
                {row.turnover}
              </td>
              <td data-cell={row.tax ? "amount" : "none"} className="num nowrap">
                {row.tax}
              </td>
            </tr>
          ))}
      </CardTable>
    </>
  );
}

/** Lines of one's own, such as sums, have none. */
function numberOf({ ziffer }: LineRow): string {
  return /^\d+$/.test(ziffer) ? ziffer : "";
}
