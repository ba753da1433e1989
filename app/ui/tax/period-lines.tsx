import { paths } from "#app/paths.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Amount } from "#app/ui/elements/page/amount.tsx";
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
  rows: LineRow[];
}

const SUMS = ["500", "510"];

export function PeriodLines({ id, state, payable, rows }: PeriodLinesProps) {
  const { t } = useTranslation();
  const text = ({ word, params }: LineRow) => t(`tax:line.${word}`, params);
  const sum = rows.find(({ ziffer }) => SUMS.includes(ziffer));
  const word = { open: ["toPay", "toGet"], closed: ["closedToPay", "closedToGet"] }[state];
  return (
    <>
      <div>
        <Amount value={payable.amount} />
        <p className="soft">{t(`tax:page.${payable.isCredit ? word[1] : word[0]}`)}</p>
      </div>
      <table className="table">
        <caption className="visually-hidden">{t("tax:page.lines")}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t("tax:head.ziffer")}
            </th>
            <th scope="col">{t("tax:head.what")}</th>
            <th scope="col" className="num">
              {t("tax:head.turnover")}
            </th>
            <th scope="col" className="num">
              {t("tax:head.tax")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => row !== sum)
            .map((row) => (
              <tr key={`${row.ziffer} ${text(row)}`}>
                <td className="num">{/^\d+$/.test(row.ziffer) ? row.ziffer : ""}</td>
                <td>
                  {row.hasEntries ? <Link to={paths.taxLine(id, row.ziffer)}>{text(row)}</Link> : text(row)}
                </td>
                <td className="num nowrap">{row.turnover}</td>
                <td className="num nowrap">{row.tax}</td>
              </tr>
            ))}
        </tbody>
        {sum ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {sum.ziffer} {text(sum)}
              </th>
              <td className="num nowrap">
                <strong>{sum.tax}</strong>
              </td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </>
  );
}
