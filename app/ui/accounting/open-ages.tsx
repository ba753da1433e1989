import { AGES, type AgeSums } from "#app/features/money/statements/ages.ts";
import { paths } from "#app/paths.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface OpenAgesProps {
  sums: AgeSums;
  hasEur: boolean;
}

export function OpenAges({ sums, hasEur }: OpenAgesProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...AGES.map((age) => sums[age]));
  return (
    <div className="stack">
      <table className="weeks">
        <caption className="visually-hidden">{t("statements:ages.title")}</caption>
        <tbody>
          {AGES.map((age) => (
            <tr key={age} className={sums[age] === 0 ? "is-nil" : age === "notDue" ? undefined : "is-late"}>
              <th scope="row">{t(`statements:ages.${age}`)}</th>
              <td>
                <svg height="12" aria-hidden="true">
                  <rect
                    width={`${Math.round((Math.max(0, sums[age]) / most) * 10_000) / 100}%`}
                    height="12"
                  />
                </svg>
              </td>
              <td className="num">{sums[age] ? formatAmount(sums[age]) : "–"}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("invoices:total")}</th>
            <td />
            <td className="num">{formatAmount(sums.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        <Link to={paths.openByAge()}>{t("accounting:open.byClient")}</Link>
        {hasEur ? (
          <>
            {" "}
            <Link to={paths.openByAge(1, "EUR")}>{t("accounting:open.inEur")}</Link>
          </>
        ) : null}
      </p>
    </div>
  );
}
