import type { CommentsPage } from "#app/features/selling/comments/comments.server.ts";
import { COMMENT_CAP } from "#app/features/selling/comments/comment-cap.ts";
import { SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

const QUOTED = 60;

/** A comment may ask one of the people, and answer what is asked; the first question to the reader is chosen. */
export function CommentForm({ rows, people, to }: CommentsPage & { to: string }) {
  const { t } = useTranslation();
  const open = rows.filter(({ question }) => question?.state === "open" && !question.isOwn);
  const first = open.find(({ question }) => question?.isToReader)?.question?.id ?? "";
  const labels = {
    text: t("seats:comments.text"),
    answers: t("seats:questions.answers"),
    "question.to": t("seats:questions.to"),
    "question.until": t("seats:questions.day"),
  };
  return (
    <Form id="comment" action={to} className="stack" labels={labels} values={{ answers: first }}>
      <OwnVersion />
      {open.length > 0 ? (
        <SelectField name="answers" label={labels.answers} optional>
          <option value="">{t("seats:questions.none")}</option>
          {open.map(({ question, userName, text }) => (
            <option key={question?.id} value={question?.id}>
              {`${userName}: ${text.slice(0, QUOTED)}`}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextArea name="text" label={labels.text} cap={COMMENT_CAP} />
      {people.length > 0 ? (
        <div className="fields">
          <SelectField name="question.to" label={labels["question.to"]} optional span={3}>
            <option value="">{t("seats:questions.nobody")}</option>
            {people.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField name="question.until" label={labels["question.until"]} type="date" optional span={3} />
        </div>
      ) : null}
      <div className="actions">
        <button className="button">{t("seats:comments.submit")}</button>
      </div>
    </Form>
  );
}
