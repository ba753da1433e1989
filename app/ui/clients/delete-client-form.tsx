import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";

interface DeleteClientFormProps {
  name: string;
  invoices: number;
  back: string;
}

export function DeleteClientForm({ name, invoices, back }: DeleteClientFormProps) {
  const { t } = useTranslation();
  return (
    <ConfirmForm id="delete-client" submit={t("clients:delete.submit")} back={back}>
      <p>{t("clients:delete.text", { name })}</p>
      <p>{t("clients:delete.kept", { count: invoices })}</p>
    </ConfirmForm>
  );
}
