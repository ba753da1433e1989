import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface Bar {
  label: string;
  note?: string;
  amount: Rappen;
  isLate: boolean;
}

/** A row for each amount, its bar as long as it is of the largest; the rows add up to `total`. */
export function BarTable({ caption, bars, total }: { caption: string; bars: Bar[]; total: Rappen }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <table className="weeks">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {bars.map(({ label, note, amount, isLate }) => (
          <tr key={label} className={isLate ? "is-late" : amount ? undefined : "is-nil"}>
            <th scope="row">
              {label} {note === undefined ? null : <span>{note}</span>}
            </th>
            <td>
              <svg height="12" aria-hidden="true">
                <rect width={`${Math.round((Math.max(0, amount) / most) * 10_000) / 100}%`} height="12" />
              </svg>
            </td>
            <td className="num">{amount ? formatAmount(amount) : "–"}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("invoices:total")}</th>
          <td />
          <td className="num">{formatAmount(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
