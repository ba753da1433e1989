import { Form } from "#app/ui/forms/form.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { RightTicks } from "./right-ticks.tsx";
import { RoleRadios } from "./role-radios.tsx";

export function InviteForm() {
  const { t, language } = useTranslation();
  const labels = {
    email: t("accounts:email"),
    role: t("seats:roleHead"),
    language: t("seats:invite.language"),
  };
  return (
    <Form id="invite" className="stack" labels={labels} values={{ role: "member", language }}>
      <TextField name="email" label={labels.email} type="email" inputMode="email" />
      <LanguageField label={labels.language} />
      <RoleRadios />
      <RightTicks />
      <div className="actions">
        <SubmitButton busy={t("seats:invite.busy")}>{t("seats:invite.submit")}</SubmitButton>
      </div>
    </Form>
  );
}
