import { useTranslation } from "react-i18next";
import { API_KEY_CAPS } from "#app/features/api-keys/api-key-caps.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export function ApiKeyForm() {
  const { t } = useTranslation();
  const labels = {
    name: t("api-keys:field.name"),
    access: t("api-keys:field.access"),
    expiresOn: t("api-keys:field.expiresOn"),
  };
  return (
    <Form id="api-key" className="stack" labels={labels} values={{ access: "read_only" }}>
      <TextField
        name="name"
        label={labels.name}
        hint={t("api-keys:field.nameHint")}
        cap={API_KEY_CAPS.name}
        autoComplete="off"
      />
      <SelectField name="access" label={labels.access}>
        <option value="read_only">{t("api-keys:access.read_only")}</option>
        <option value="full">{t("api-keys:access.full")}</option>
      </SelectField>
      <TextField name="expiresOn" type="date" label={labels.expiresOn} optional />
      <div className="actions">
        <SubmitButton>{t("api-keys:create.submit")}</SubmitButton>
        <CancelLink to={paths.apiKeys} />
      </div>
    </Form>
  );
}
