import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Expected } from "#app/features/front/dashboard/expected.server.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";

type ShownWeek = Expected["weeks"][number] & { day: string };

/** Money expected, a row a week; the rows add up to the open amount. */
export function ExpectedWeeks({ expected }: { expected: Omit<Expected, "weeks"> & { weeks: ShownWeek[] } }) {
  const { t } = useTranslation();
  const { overdue, weeks, later, total } = expected;
  const most = Math.max(1, overdue.amount, later, ...weeks.map(({ amount }) => amount));
  const row = (label: string, note: string, amount: Rappen, isLate = false) => (
    <tr key={label} className={isLate ? "is-late" : amount ? undefined : "is-nil"}>
      <th scope="row">
        {label} <span>{note}</span>
      </th>
      <td>
        <svg height="12" aria-hidden="true">
          <rect width={`${Math.round((amount / most) * 10_000) / 100}%`} height="12" />
        </svg>
      </td>
      <td className="num">{amount ? formatAmount(amount) : "–"}</td>
    </tr>
  );
  return (
    <>
      <table className="weeks">
        <caption className="visually-hidden">{t("dashboard:expected.caption")}</caption>
        <tbody>
          {overdue.count
            ? row(
                t("dashboard:expected.overdue"),
                t("dashboard:expected.count", { count: overdue.count }),
                overdue.amount,
                true,
              )
            : null}
          {weeks.map(({ day, week, amount }) =>
            row(t("dashboard:expected.until", { day }), t("dashboard:expected.week", { week }), amount),
          )}
          {later ? row(t("dashboard:expected.later"), "", later) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("invoices:total")}</th>
            <td />
            <td className="num">{formatAmount(total)}</td>
          </tr>
        </tfoot>
      </table>
      <May right="books">
        <p>
          <Link to={paths.openByAge()}>{t("statements:ages.link")}</Link>
        </p>
      </May>
    </>
  );
}
