import { useTranslation } from "#app/ui/runtime/translation.ts";
import { MAX_NAME } from "#app/features/selling/templates/template.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface TemplateNameFormProps {
  id: string;
  name: string;
  submit: string;
  hint?: string;
  back: string;
}

export function TemplateNameForm({ id, name, submit, hint, back }: TemplateNameFormProps) {
  const { t } = useTranslation();
  const label = t("templates:field.name");
  return (
    <Form id={id} className="medium stack" labels={{ name: label }} values={{ name }}>
      <TextField name="name" label={label} cap={MAX_NAME} hint={hint} />
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{submit}</SubmitButton>
        <CancelLink to={back} />
      </div>
    </Form>
  );
}
