import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export function DeleteTemplateForm({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Form id="delete-template" className="medium stack" labels={{}}>
      <p>{t("templates:delete.text", { name })}</p>
      <div className="actions">
        <SubmitButton danger>{t("templates:delete.submit")}</SubmitButton>
        <CancelLink to={paths.templates} />
      </div>
    </Form>
  );
}
