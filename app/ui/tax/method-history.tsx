import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { paths } from "#app/paths.ts";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** @param rows with `validFrom` as it is read */
export function MethodHistory({ rows }: { rows: VatMethod[] }) {
  const { t } = useTranslation();
  const words = ({ method, consideration }: VatMethod) =>
    method === "none"
      ? t("tax:method.none")
      : t("tax:method.summary", {
          method: t(`tax:method.${method}`),
          consideration: t(`tax:method.${consideration}`),
        });
  return (
    <RecordTable
      caption={t("tax:method.history")}
      rows={rows}
      columns={[
        { head: t("tax:head.validFrom"), place: "meta date", of: ({ validFrom }) => validFrom },
        { head: t("tax:head.method"), place: "title", of: words },
        {
          head: t("tax:head.rhythm"),
          place: "rest",
          of: ({ method, period }) => (method === "none" ? "" : t(`tax:method.${period}`)),
        },
      ]}
      actions={({ id, validFrom }) => (
        <PostButton
          right="settings"
          action={paths.deleteVatMethod(id)}
          label={t("tax:method.deleteOf", { day: validFrom })}
        >
          {t("tax:method.delete")}
        </PostButton>
      )}
    />
  );
}
