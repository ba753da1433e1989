import type { Comment, CommentsPage } from "#app/features/selling/comments/comments.server.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { CommentForm } from "./comment-form.tsx";

/** What the people of the business say about a document; its client never sees it. */
export function Comments({ rows, people, to }: CommentsPage & { to: string }) {
  const { t } = useTranslation();
  return (
    <Band title={t("seats:comments.title")} hint={t("seats:comments.hint")} bodyClass="medium stack">
      {rows.length > 0 ? (
        <ol className="log">
          {rows.map(({ id, time, userName, askerEmail, text, question }) => (
            <li key={id}>
              <time>{time}</time>
              <div>
                <p className="wrap-any">
                  <strong>{userName}</strong>
                  {askerEmail ? <Asker email={askerEmail} /> : null}
                  <br />
                  {text}
                </p>
                {question ? <AskedQuestion {...question} /> : null}
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      <CommentForm rows={rows} people={people} to={to} />
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

function AskedQuestion({ id, state, to, until, isLate, isOwn }: NonNullable<Comment["question"]>) {
  const { t } = useTranslation();
  const isTimed = state === "open" && until !== "";
  return (
    <>
      <p className="small">
        {t(`seats:questions.state.${state}`, { to })}{" "}
        {isTimed ? (
          <span className={isLate ? "status is-overdue" : undefined}>
            {t(isLate ? "seats:questions.late" : "seats:questions.until", { day: until })}
          </span>
        ) : null}
      </p>
      {isOwn && state === "open" ? (
        <form method="post" action={paths.withdrawQuestion(id)}>
          <button className="button button-quiet">{t("seats:questions.withdraw")}</button>
        </form>
      ) : null}
    </>
  );
}
