import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { LONGEST_REASON } from "#app/features/people/operator/acts/act.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface ActFormProps {
  id: string;
  text: string;
  submit: string;
  back: string;
  seen?: string;
  values?: Record<string, string>;
  /** Asks for the operator's own password, as a borrowed session must not do it. */
  isDangerous?: boolean;
  danger?: boolean;
  labels?: Record<string, string>;
  children?: ReactNode;
}

/** What an operator does: confirmed on a page of its own, with a reason that the account's owner reads. */
export function ActForm(props: ActFormProps) {
  const { id, text, submit, back, seen, values, isDangerous, danger, labels, children } = props;
  const { t } = useTranslation();
  const reason = t("admin:form.reason");
  const password = t("admin:form.password");
  return (
    <Form id={id} className="medium stack" labels={{ ...labels, reason, password }} values={{ ...values }}>
      <p>{text}</p>
      {seen === undefined ? null : <input type="hidden" name="seen" value={seen} />}
      {children}
      <TextField name="reason" label={reason} cap={LONGEST_REASON} hint={t("admin:form.reasonHint")} />
      {isDangerous ? (
        <PasswordField name="password" label={password} autoComplete="current-password" />
      ) : null}
      <div className="actions">
        <SubmitButton danger={danger ?? false}>{submit}</SubmitButton>
        <CancelLink to={back} />
      </div>
    </Form>
  );
}
