import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { BankFileRow } from "#app/features/money/bank-files/file-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export function BankFileTable({ files }: { files: BankFileRow[] }) {
  const { t } = useTranslation();
  const figures = ["booked", "proposed", "unassigned"] as const;
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{t("payments:import.latest")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("payments:import.imported")}</th>
          <th scope="col">{t("payments:import.file")}</th>
          {figures.map((name) => (
            <th key={name} scope="col" className="num">
              {t(`payments:import.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map(({ id, name, state, at, counts }) => (
          <tr key={id} className={state === "undone" ? "is-void" : undefined}>
            <td data-cell="meta" className="date">
              {at}
            </td>
            <td data-cell="title" className="wrap-any">
              <Link className="row-link" to={paths.bankFile(id)}>
                {name}
              </Link>
              {state === "done" ? null : (
                <small className="payment-text">
                  {t(state === "undone" ? "payments:import.undone" : "payments:import.unfinished")}
                </small>
              )}
            </td>
            {figures.map((figure) => (
              <td key={figure} data-cell="rest" data-label={t(`payments:import.${figure}`)} className="num">
                {counts[figure]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
