import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueListRow } from "#app/features/selling/catalogue/catalogue-rows.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";

export function CatalogueTable({ rows, caption }: { rows: CatalogueListRow[]; caption: string }) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <RecordTable
      caption={caption}
      rows={rows}
      columns={[
        {
          head: t("catalogue:field.name"),
          place: "title wrap-any",
          of: ({ id, name }) =>
            may("act") ? <RowLink to={paths.editCatalogueItem(id)}>{name}</RowLink> : name,
        },
        { head: t("catalogue:field.number"), place: "rest wrap-any", of: ({ number }) => number },
        {
          head: t("catalogue:field.vatClass"),
          place: "rest",
          of: ({ vatClass }) => t(`catalogue:vatClass.${vatClass}`),
        },
        {
          head: t("catalogue:field.unitPrice"),
          place: "amount num",
          of: (row) => (
            <>
              {row.unit ? `${row.price} / ${row.unit}` : row.price}
              {row.includesVat ? <span className="soft"> {t("catalogue:inclVat")}</span> : null}
            </>
          ),
        },
      ]}
      actions={(row) => <RowActions {...row} />}
    />
  );
}

function RowActions({ id, name, isArchived }: CatalogueListRow) {
  const { t } = useTranslation();
  const may = useMay();
  const { pathname, search } = useLocation();
  if (!may("act")) return null;
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
        className="button button-quiet"
        label={t("catalogue:delete.label", { name })}
        stay
      >
        {t("catalogue:delete.button")}
      </DialogLink>
    </>
  );
}
