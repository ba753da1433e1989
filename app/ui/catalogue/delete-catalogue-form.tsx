import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";

export function DeleteCatalogueForm({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <ConfirmForm id="delete-catalogue-item" submit={t("catalogue:delete.submit")} back={paths.catalogue}>
      <p>{t("catalogue:delete.text", { name })}</p>
    </ConfirmForm>
  );
}
