import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface PasswordFormProps {
  id: string;
  text: string;
  submit: ReactNode;
  children?: ReactNode;
}

/** Before something that a borrowed session must not do. */
export function PasswordForm({ id, text, submit, children }: PasswordFormProps) {
  const { t } = useTranslation();
  const label = t("accounts:currentPassword");
  return (
    <Form id={id} className="narrow stack" labels={{ password: label }}>
      <p>{text}</p>
      {children}
      <PasswordField name="password" label={label} autoComplete="current-password" />
      <div className="actions">
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
  );
}
