import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface CodesFormProps {
  version: number;
  rows: { rate: string; percent: string; until: string; untilDay: string; code: string }[];
}

export function CodesForm({ version, rows }: CodesFormProps) {
  const { t } = useTranslation();
  return (
    <Form id="tax-codes" labels={{ "rows.code": t("tax:codes.code") }} values={{ rows }} className="stack">
      <SeenVersion version={version} />
      <div className="fields">
        {rows.map(({ rate, percent, until, untilDay }, index) => (
          <div key={`${rate} ${until}`} className="span-3">
            <input type="hidden" name={`rows[${index}].rate`} value={rate} />
            <input type="hidden" name={`rows[${index}].until`} value={until} />
            <TextField
              name={`rows[${index}].code`}
              label={t("tax:codes.of", { rate: percent, day: untilDay })}
              hint={t("tax:codes.hint")}
              cap={5}
              mayWait
            />
          </div>
        ))}
      </div>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("tax:typed.save")}</SubmitButton>
      </div>
    </Form>
  );
}
