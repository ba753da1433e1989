import type { Comment } from "#app/features/selling/comments/comments.server.ts";
import { COMMENT_CAP } from "#app/features/selling/comments/comment-cap.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { TextArea } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface CommentsProps {
  rows: Comment[];
  to: string;
}

/** What the people of the business say about a document; its client never sees it. */
export function Comments({ rows, to }: CommentsProps) {
  const { t } = useTranslation();
  return (
    <Band title={t("seats:comments.title")} hint={t("seats:comments.hint")} bodyClass="medium stack">
      {rows.length > 0 ? (
        <ol className="log">
          {rows.map(({ id, time, userName, askerEmail, text }) => (
            <li key={id}>
              <time>{time}</time>
              <p className="wrap-any">
                <strong>{userName}</strong>
                {askerEmail ? <Asker email={askerEmail} /> : null}
                <br />
                {text}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <CommentForm to={to} />
    </Band>
  );
}

function Asker({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <>
      {" "}
      {t("seats:comments.asks")} · <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}

export function CommentForm({ to }: { to: string }) {
  const { t } = useTranslation();
  const labels = { text: t("seats:comments.text") };
  return (
    <Form id="comment" action={to} className="stack" labels={labels}>
      <TextArea name="text" label={labels.text} cap={COMMENT_CAP} />
      <div className="actions">
        <button className="button">{t("seats:comments.submit")}</button>
      </div>
    </Form>
  );
}
