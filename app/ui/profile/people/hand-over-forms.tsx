import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { PasskeyForm } from "#app/ui/profile/passkeys/passkey-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function HandOverPassword() {
  const { t } = useTranslation();
  const labels = { password: t("accounts:password") };
  return (
    <Form id="hand-over" className="stack" labels={labels}>
      <input type="hidden" name="intent" value="begin" />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <Buttons />
    </Form>
  );
}

interface SecondStepProps {
  to: string;
  /** That the password was given; the challenge of a passkey too. */
  proof: string;
  /** For the passkeys of the account; null without. */
  question: object | null;
}

export function HandOverSecondStep({ to, proof, question }: SecondStepProps) {
  const { t } = useTranslation();
  const labels = { code: t("sign-in:loginCode.code") };
  return (
    <>
      <Form id="hand-over" className="stack" labels={labels}>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="proof" value={proof} />
        <TextField
          name="code"
          label={labels.code}
          autoComplete="one-time-code"
          hint={t("sign-in:loginCode.hint")}
        />
        <Buttons />
      </Form>
      {question ? (
        <PasskeyForm
          kind="get"
          action={to}
          options={{ ...question, challenge: proof }}
          values={{ intent: "passkey" }}
        >
          {t("passkeys:use.submit")}
        </PasskeyForm>
      ) : null}
    </>
  );
}

function Buttons() {
  const { t } = useTranslation();
  return (
    <div className="actions">
      <SubmitButton danger busy={t("seats:invite.busy")}>
        {t("seats:handover.submit")}
      </SubmitButton>
      <CancelLink to={paths.people} />
    </div>
  );
}
