import type { WaitingQuestions } from "#app/features/selling/comments/questions/waiting-questions.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Who asks what, on which document and until when. @param isElsewhere in another business than the one that is open */
export function QuestionList({ rows, more, isElsewhere }: WaitingQuestions & { isElsewhere: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="stack">
        {rows.map(({ id, businessId, by, asked, text, document, to, until, isLate }) => (
          <li key={id} className="wrap-any">
            <strong>
              {asked
                ? t("seats:questions.asksOther", { name: by, to: asked })
                : t("seats:questions.asks", { name: by })}
            </strong>{" "}
            {text} <Link to={isElsewhere ? paths.openQuestion(businessId, id) : to}>{document}</Link>{" "}
            {until ? (
              <span className={isLate ? "status is-overdue" : "soft"}>
                {t(isLate ? "seats:questions.late" : "seats:questions.until", { day: until })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="soft">
          {isElsewhere ? (
            t("seats:questions.more", { count: more })
          ) : (
            <Link to={paths.questions()}>{t("seats:questions.more", { count: more })}</Link>
          )}
        </p>
      ) : null}
    </>
  );
}
