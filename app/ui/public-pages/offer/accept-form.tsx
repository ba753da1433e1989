import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { AnswerActions, AnswerPage } from "./answer-page.tsx";

export function AcceptForm({ number, amount, back }: { number: string; amount: string; back: string }) {
  const { t } = useTranslation();
  const labels = { name: t("public-pages:answer.name"), remark: t("public-pages:answer.remark") };
  return (
    <AnswerPage
      title={t("public-pages:answer.acceptTitle", { number })}
      text={t("public-pages:answer.acceptText", { amount })}
    >
      <Form id="accept-offer" className="stack" labels={labels}>
        <TextField name="name" label={labels.name} autoComplete="name" />
        <TextArea name="remark" label={labels.remark} optional rows={3} />
        <AnswerActions back={back}>
          <SubmitButton busy={t("common:sending")}>
            {t("public-pages:answer.acceptNow", { amount })}
          </SubmitButton>
        </AnswerActions>
      </Form>
    </AnswerPage>
  );
}
