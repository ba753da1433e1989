import { TextArea } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { AnswerActions, AnswerPage } from "./answer-page.tsx";

export function DeclineForm({ number, back }: { number: string; back: string }) {
  const { t } = useTranslation();
  const labels = { remark: t("public-pages:answer.reason") };
  return (
    <AnswerPage
      title={t("public-pages:answer.declineTitle", { number })}
      text={t("public-pages:answer.declineText")}
    >
      <Form id="decline-offer" className="stack" labels={labels}>
        <TextArea name="remark" label={labels.remark} optional rows={3} />
        <AnswerActions back={back}>
          <SubmitButton busy={t("common:sending")}>{t("public-pages:answer.declineNow")}</SubmitButton>
        </AnswerActions>
      </Form>
    </AnswerPage>
  );
}
