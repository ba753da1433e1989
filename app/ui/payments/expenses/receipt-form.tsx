import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { FileField } from "#app/ui/forms/fields/file-field.tsx";
import { Form, useFormField } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface ReceiptFormProps {
  id: string;
  action?: string;
  hint: string;
  submit: string;
  version?: number;
}

export function ReceiptForm({ id, action, hint, submit, version }: ReceiptFormProps) {
  const { t } = useTranslation();
  const labels = { file: t("expenses:field.receipt"), keepTwice: t("expenses:keepTwice") };
  return (
    <Form id={id} className="stack" action={action} labels={labels} hasFile>
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <FileField name="file" label={labels.file} hint={hint} accept=".pdf,.jpg,.jpeg,.png,.xml,image/*" />
      <KeepTwice label={labels.keepTwice} />
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{submit}</SubmitButton>
      </div>
    </Form>
  );
}

/** Asked only once something alike was found. */
export function KeepTwice({ label }: { label: string }) {
  const { error, value } = useFormField("keepTwice");
  return error || value ? <Checkbox name="keepTwice">{label}</Checkbox> : null;
}
