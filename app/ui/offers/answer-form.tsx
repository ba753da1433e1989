import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface AnswerFormProps {
  id: string;
  version: number;
  answer: OfferAnswer;
  values: FormValues;
  caps: { name: number; remark: number };
}

export function AnswerForm({ id, version, answer, values, caps }: AnswerFormProps) {
  const { t } = useTranslation();
  const shown = useShownValues("answer-offer", values);
  const labels = { name: t("offers:answer.name"), remark: t("offers:answer.remark") };
  return (
    <Form id="answer-offer" className="stack" labels={labels} values={shown}>
      <p>{t(`offers:answer.${answer}Text`)}</p>
      <SeenVersion version={version} />
      <div className="fields">
        <TextField name="name" label={labels.name} cap={caps.name} />
        <TextArea name="remark" label={labels.remark} cap={caps.remark} optional rows={3} />
      </div>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t(`offers:answer.${answer}Submit`)}</SubmitButton>
        <CancelLink to={paths.offer(id)} />
      </div>
    </Form>
  );
}
