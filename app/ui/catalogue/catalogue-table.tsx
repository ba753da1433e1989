import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import type { CatalogueListRow } from "#app/features/catalogue/catalogue-rows.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/dialog/dialog.tsx";
import { DeleteCatalogueForm } from "./delete-catalogue-form.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

export function CatalogueTable({ rows, caption }: { rows: CatalogueListRow[]; caption: string }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={caption}
      heads={[
        t("catalogue:field.name"),
        t("catalogue:field.number"),
        t("catalogue:field.vatClass"),
        numberHead(t("catalogue:field.unitPrice")),
      ]}
      hasActions
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-cell="title" className="wrap-any">
            <Link className="row-link" to={paths.editCatalogueItem(row.id)} prefetch="intent">
              {row.name}
            </Link>
          </td>
          <td data-cell="rest" className="wrap-any">
            {row.number}
          </td>
          <td data-cell="rest">{t(`catalogue:vatClass.${row.vatClass}`)}</td>
          <td data-cell="amount" className="num">
            {row.unit ? `${row.price} / ${row.unit}` : row.price}
            {row.includesVat ? <span className="soft"> {t("catalogue:inclVat")}</span> : null}
          </td>
          <td data-cell="actions">
            <div className="actions">
              <RowActions {...row} />
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function RowActions({ id, name, isArchived }: CatalogueListRow) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const turn = isArchived ? "restore" : "archive";
  const to = isArchived ? paths.restoreCatalogueItem(id) : paths.archiveCatalogueItem(id);
  return (
    <>
      {/** On a phone the card itself leads there. */}
      <Link
        className="button button-quiet only-wide"
        to={paths.editCatalogueItem(id)}
        aria-label={t("catalogue:edit.label", { name })}
      >
        {t("catalogue:edit.button")}
      </Link>
      <form method="post" action={to}>
        <input type="hidden" name="redirectTo" value={pathname + search} />
        <button className="button button-quiet" aria-label={t(`catalogue:${turn}.label`, { name })}>
          {t(`catalogue:${turn}.submit`)}
        </button>
      </form>
      <DialogLink
        to={paths.deleteCatalogueItem(id)}
        title={t("catalogue:delete.title")}
        className="button button-quiet"
        label={t("catalogue:delete.label", { name })}
        stay
        content={<DeleteCatalogueForm name={name} />}
      >
        {t("catalogue:delete.button")}
      </DialogLink>
    </>
  );
}
