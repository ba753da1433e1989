import { useTranslation } from "#app/ui/runtime/translation.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { CopyButton } from "#app/ui/elements/page/copy-button.tsx";
import { QrCode } from "#app/ui/elements/page/qr-code.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface TwoStepSetupProps {
  secret: string;
  uri: string;
  symbol: boolean[][];
}

export function TwoStepSetup({ secret, uri, symbol }: TwoStepSetupProps) {
  const { t } = useTranslation();
  const label = t("accounts:twoStep.code");
  return (
    <Form id="two-step" className="stack" labels={{ code: label }}>
      <p>{t("accounts:twoStep.add")}</p>
      <QrCode modules={symbol} label={t("accounts:twoStep.qrCode")} />
      <dl className="facts">
        <dt>{t("accounts:twoStep.key")}</dt>
        <dd className="title-row">
          <code>{secret}</code>
          <CopyButton value={secret.replaceAll(" ", "")} what={t("accounts:twoStep.key")} />
        </dd>
        <dt>{t("accounts:twoStep.sameDevice")}</dt>
        <dd>
          <a href={uri}>{t("accounts:twoStep.open")}</a>
        </dd>
      </dl>
      <input type="hidden" name="intent" value="enable" />
      <div className="narrow">
        <TextField
          name="code"
          label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={t("accounts:twoStep.codeHint")}
        />
      </div>
      <p className="hint">{t("accounts:twoStep.endsOthers")}</p>
      <div className="actions">
        <SubmitButton>{t("accounts:twoStep.enable")}</SubmitButton>
        <button className="button button-quiet" name="intent" value="renew">
          {t("accounts:twoStep.newKey")}
        </button>
      </div>
    </Form>
  );
}
