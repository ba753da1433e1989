import { useTranslation } from "#app/ui/runtime/translation.ts";

/** The heading of a table's last column, for people who cannot see what stands in it. */
export function ActionsHead() {
  const { t } = useTranslation();
  return (
    <th scope="col">
      <span className="visually-hidden">{t("clients:head.actions")}</span>
    </th>
  );
}
