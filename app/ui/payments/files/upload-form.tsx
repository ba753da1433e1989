import { useTranslation } from "#app/ui/runtime/translation.ts";
import { FileField } from "#app/ui/forms/fields/file-field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ACCEPTED } from "#app/ui/payments/first-visit.tsx";

interface UploadFormProps {
  id: string;
  maxBytes: number;
  maxCsvBytes: number;
  isKnown: boolean;
}

export function UploadForm({ id, maxBytes, maxCsvBytes, isKnown }: UploadFormProps) {
  const { t } = useTranslation();
  const labels = { file: t("payments:import.file") };
  return (
    <Form id={id} className="stack" labels={labels} hasFile>
      <FileField
        name="file"
        label={labels.file}
        hint={t("payments:import.hint", { max: maxBytes / 1_000_000, csv: maxCsvBytes / 1_000_000 })}
        accept={ACCEPTED}
        multiple
      />
      <ForeignAccount formId={id} />
      {isKnown ? (
        <label className="check">
          <input type="checkbox" name="ask" value="1" />
          <span>{t("bank-csv:import.ask")}</span>
        </label>
      ) : null}
      <div className="actions">
        <SubmitButton busy={t("payments:import.busy")}>{t("payments:import.submit")}</SubmitButton>
      </div>
    </Form>
  );
}

/** The account of the file that was refused, for people to say that it is theirs. */
function ForeignAccount({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const extra = refusal?.formId === formId ? (refusal.extra as { account?: string } | null) : null;
  if (!extra?.account) return null;
  return (
    <fieldset className="form-section">
      <legend>{t("payments:import.accounts")}</legend>
      <label className="check">
        <input type="checkbox" name="account" value={extra.account} />
        <span>{t("payments:import.mine", { account: extra.account })}</span>
      </label>
    </fieldset>
  );
}
