import { useTranslation } from "#app/ui/translation.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface DeleteClientFormProps {
  name: string;
  invoices: number;
  back: string;
}

export function DeleteClientForm({ name, invoices, back }: DeleteClientFormProps) {
  const { t } = useTranslation();
  return (
    <Form id="delete-client" className="medium stack" labels={{}}>
      <p>{t("clients:delete.text", { name })}</p>
      <p>{t("clients:delete.kept", { count: invoices })}</p>
      <div className="actions">
        <SubmitButton danger>{t("clients:delete.submit")}</SubmitButton>
        <CancelLink to={back} />
      </div>
    </Form>
  );
}
