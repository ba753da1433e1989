import { useActionData } from "@remix-run/react";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { PasskeyForm } from "#app/ui/profile/passkeys/passkey-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ConfirmStepsProps {
  id: string;
  to: string;
  back: string;
  submit: string;
  danger?: boolean;
  question: object | null;
  values?: Record<string, string>;
}

/** The action of its page answers `{ proof }` while the second step is missing. */
export function ConfirmSteps(props: ConfirmStepsProps) {
  const proof = proofIn(useActionData<{ proof: string } | Refusal>());
  return proof ? <SecondStep {...props} proof={proof} /> : <Password {...props} />;
}

function Password(props: ConfirmStepsProps) {
  const { t } = useTranslation();
  const labels = { password: t("accounts:password") };
  return (
    <Form id={props.id} className="stack" labels={labels}>
      <Hidden values={{ ...props.values, intent: "begin" }} />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <Buttons {...props} />
    </Form>
  );
}

/** @param props `proof`: that the password was given, and the challenge of a passkey */
function SecondStep(props: ConfirmStepsProps & { proof: string }) {
  const { t } = useTranslation();
  const { id, to, proof, question, values } = props;
  const labels = { code: t("sign-in:loginCode.code") };
  return (
    <>
      <Form id={id} className="stack" labels={labels}>
        <Hidden values={{ ...values, intent: "code", proof }} />
        <TextField
          name="code"
          label={labels.code}
          autoComplete="one-time-code"
          hint={t("sign-in:loginCode.hint")}
        />
        <Buttons {...props} />
      </Form>
      {question ? (
        <PasskeyForm
          kind="get"
          action={to}
          options={{ ...question, challenge: proof }}
          values={{ ...values, intent: "passkey" }}
        >
          {t("passkeys:use.submit")}
        </PasskeyForm>
      ) : null}
    </>
  );
}

function Hidden({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function Buttons({ submit, danger = false, back }: ConfirmStepsProps) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      <SubmitButton danger={danger} busy={t("seats:invite.busy")}>
        {submit}
      </SubmitButton>
      <CancelLink to={back} />
    </div>
  );
}

/** Also of a form that came back, so that a wrong code is followed by another one. */
function proofIn(answer: { proof: string } | Refusal | undefined): string {
  if (!answer) return "";
  if ("proof" in answer) return answer.proof;
  const { proof } = answer.repopulateFields;
  const isExpired = answer.problem?.code === "account.confirmation_expired";
  return typeof proof === "string" && !isExpired ? proof : "";
}
