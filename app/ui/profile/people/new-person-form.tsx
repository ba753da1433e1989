import { paths } from "#app/paths.ts";
import { LinkedText } from "#app/ui/elements/page/linked-text.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface NewPersonFormProps {
  /** The token of the invitation; on the page that shows what was wrong, it comes from the form. */
  token?: string;
  links: { terms: string; privacy: string };
}

export function NewPersonForm({ token, links }: NewPersonFormProps) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const sent = refusal?.repopulateFields.token;
  const labels = {
    firstName: t("accounts:firstName"),
    lastName: t("accounts:lastName"),
    password: t("accounts:password"),
    acceptedTermsPrivacy: t("sign-in:register.termsShort"),
  };
  return (
    <Form
      id="invited-person"
      action={paths.registerByInvitation}
      className="stack"
      labels={labels}
      values={refusal?.repopulateFields}
    >
      <input type="hidden" name="token" value={token ?? (typeof sent === "string" ? sent : "")} />
      <TextField name="firstName" label={labels.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      <PasswordField
        name="password"
        label={labels.password}
        autoComplete="new-password"
        hint={t("accounts:passwordHint")}
      />
      <Checkbox name="acceptedTermsPrivacy">
        <LinkedText text={t("sign-in:register.terms")} links={links} />
      </Checkbox>
      <div className="actions">
        <SubmitButton busy={t("sign-in:register.busy")}>{t("seats:accept.submit")}</SubmitButton>
      </div>
    </Form>
  );
}
