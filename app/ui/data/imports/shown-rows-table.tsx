import type { ShownRows } from "#app/features/front/imports/shown-rows.server.ts";
import { CardTable } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** The first rows as they will be. */
export function ShownRowsTable({ heads, rows, more }: ShownRows) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <>
      <CardTable caption={t("imports:check.shown")} heads={[t("imports:check.place"), ...heads]}>
        {rows.map(({ line, isUpdate, cells: [first, ...others] }) => (
          <tr key={line}>
            <td data-cell="meta">
              {t("imports:check.line", { line })}
              {isUpdate ? ` · ${t("imports:check.updated")}` : null}
            </td>
            <td data-cell="title" className="wrap-any">
              {first}
            </td>
            {others.map((cell, index) => (
              <td key={index} data-cell="rest" data-label={heads[index + 1]} className="wrap-any">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </CardTable>
      {more > 0 ? <p>{t("imports:check.more", { count: more })}</p> : null}
    </>
  );
}
