import { Form } from "#app/ui/forms/form.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { RightTicks } from "./right-ticks.tsx";
import { RoleRadios } from "./role-radios.tsx";

const EMPTY = { role: "member" };

export function InviteForm() {
  const { t } = useTranslation();
  const labels = { email: t("accounts:email"), role: t("seats:roleHead") };
  return (
    <Form id="invite" className="stack" labels={labels} values={EMPTY}>
      <TextField name="email" label={labels.email} type="email" inputMode="email" />
      <RoleRadios />
      <RightTicks />
      <div className="actions">
        <SubmitButton busy={t("seats:invite.busy")}>{t("seats:invite.submit")}</SubmitButton>
      </div>
    </Form>
  );
}
