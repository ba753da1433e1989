import { useTranslation } from "#app/ui/runtime/translation.ts";
import { QUESTION_CAPS } from "#app/features/selling/comments/comment-cap.ts";
import type { AskPage } from "#app/features/front/public-pages/asking.server.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export function AskForm({ papers, chosen, back, isSent }: AskPage) {
  const { t } = useTranslation();
  const labels = {
    paper: t("public-pages:question.paper"),
    name: t("public-pages:answer.name"),
    email: t("public-pages:question.email"),
    text: t("public-pages:question.text"),
  };
  const [only] = papers;
  const title = papers.length === 1 && only ? only.title : "";
  return (
    <div className="wrap client-answer">
      <div className="narrow stack">
        <h1>{title ? t("public-pages:question.about", { title }) : t("public-pages:ask")}</h1>
        {isSent ? <Message tone="good">{t("public-pages:question.sent")}</Message> : null}
        {isSent ? null : (
          <Form id="ask" className="stack" labels={labels} values={{ paper: chosen }}>
            {papers.length > 1 ? (
              <SelectField name="paper" label={labels.paper}>
                {papers.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
            ) : null}
            <TextArea name="text" label={labels.text} cap={QUESTION_CAPS.text} rows={5} />
            <TextField name="name" label={labels.name} cap={QUESTION_CAPS.name} autoComplete="name" />
            <TextField
              name="email"
              label={labels.email}
              type="email"
              autoComplete="email"
              hint={t("public-pages:question.emailHint")}
            />
            <div className="actions">
              <SubmitButton busy={t("common:sending")}>{t("public-pages:question.send")}</SubmitButton>
            </div>
          </Form>
        )}
        <p>
          <a href={back}>{t("public-pages:question.back")}</a>
        </p>
      </div>
    </div>
  );
}
