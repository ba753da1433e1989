import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { TemplateRow } from "#app/features/selling/templates/template-rows.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";

interface TemplateTableProps {
  rows: TemplateRow[];
  caption: string;
  canUse: boolean;
}

export function TemplateTable({ rows, caption, canUse }: TemplateTableProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <RecordTable
      caption={caption}
      rows={rows}
      columns={[
        {
          head: t("templates:field.name"),
          place: "title wrap-any",
          of: ({ id, name }) => (may("act") ? <RowLink to={paths.editTemplate(id)}>{name}</RowLink> : name),
        },
        {
          head: t("invoices:client"),
          place: "rest wrap-any",
          of: ({ client }) => client || <span className="soft">{t("clients:picker.without")}</span>,
        },
        { head: t("invoices:head.amount"), place: "amount num", of: ({ total }) => total },
      ]}
      actions={(row) => (
        <>
          {canUse && may("draft") ? <UseLink {...row} /> : null}
          {canUse && may("act") ? <ChangeLinks {...row} /> : null}
          {may("act") ? <DeleteLink {...row} /> : null}
        </>
      )}
    />
  );
}

function UseLink({ id, name }: TemplateRow) {
  const { t } = useTranslation();
  return (
    <Link
      className="button button-quiet"
      to={paths.createInvoiceFrom(id)}
      aria-label={t("templates:use.label", { name })}
    >
      {t("templates:use.button")}
    </Link>
  );
}

function ChangeLinks({ id, name }: TemplateRow) {
  const { t } = useTranslation();
  return (
    <>
      <Link
        className="button button-quiet"
        to={paths.createSeriesFrom({ template: id })}
        aria-label={t("templates:recurring.label", { name })}
      >
        {t("templates:recurring.button")}
      </Link>
      {/** On a phone the card itself leads there. */}
      <Link
        className="button button-quiet only-wide"
        to={paths.editTemplate(id)}
        aria-label={t("templates:edit.label", { name })}
      >
        {t("templates:edit.button")}
      </Link>
      <DialogLink
        to={paths.renameTemplate(id)}
        className="button button-quiet"
        label={t("templates:rename.label", { name })}
        stay
      >
        {t("templates:rename.button")}
      </DialogLink>
    </>
  );
}

function DeleteLink({ id, name }: TemplateRow) {
  const { t } = useTranslation();
  return (
    <DialogLink
      to={paths.deleteTemplate(id)}
      className="button button-quiet"
      label={t("templates:delete.label", { name })}
      stay
    >
      {t("templates:delete.button")}
    </DialogLink>
  );
}
