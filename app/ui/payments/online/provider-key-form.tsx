import { paths } from "#app/paths.ts";
import { inputsOf, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ProviderKeyFormProps {
  caps: { apiKey: number; signingSecret: number };
  permit: string;
  isReplaced: boolean;
}

export function ProviderKeyForm({ caps, permit, isReplaced }: ProviderKeyFormProps) {
  const { t } = useTranslation();
  const labels = {
    apiKey: t("online-payments:field.apiKey"),
    signingSecret: t("online-payments:field.signingSecret"),
  };
  const input = inputsOf(labels, caps);
  return (
    <Form
      id="provider-key"
      action={paths.onlinePayments}
      className="stack"
      labels={labels}
      values={{ apiKey: "", signingSecret: "" }}
    >
      <input type="hidden" name="permit" value={permit} />
      <TextField {...input("apiKey")} hint={t("online-payments:field.apiKeyHint")} />
      <TextField {...input("signingSecret")} hint={t("online-payments:field.signingSecretHint")} />
      <p className="soft">{t("online-payments:kept")}</p>
      <div className="actions">
        <SubmitButton busy={t("online-payments:checking")}>
          {t(isReplaced ? "online-payments:replace" : "online-payments:save")}
        </SubmitButton>
      </div>
    </Form>
  );
}
