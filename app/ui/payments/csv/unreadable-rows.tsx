import type { UnreadableRow } from "#app/features/money/bank-files/csv/row-problems.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** @param count of all, those that are not listed too */
export function UnreadableRows({ rows, count }: { rows: UnreadableRow[]; count: number }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <div className="stack is-close">
      <h3 className="as-h2">{t("bank-csv:unreadable.title")}</h3>
      <ul className="small">
        {rows.map(({ line, problem, cell }) => (
          <li key={line} className="wrap-any">
            {t("bank-csv:unreadable.row", { line, problem: t(`bank-csv:problem.${problem}`) })}
            {cell ? ` ${t("payments:message", { text: cell })}` : null}
          </li>
        ))}
      </ul>
      {count > rows.length ? (
        <p className="small">{t("bank-csv:unreadable.more", { count: count - rows.length })}</p>
      ) : null}
    </div>
  );
}
