import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";

export function DeleteTemplateForm({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <ConfirmForm id="delete-template" submit={t("templates:delete.submit")} back={paths.templates}>
      <p>{t("templates:delete.text", { name })}</p>
    </ConfirmForm>
  );
}
