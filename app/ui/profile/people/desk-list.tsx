import type { DeskFacts } from "#app/features/front/desk/desk-facts.server.ts";
import type { SeatsDesk } from "#app/features/front/desk/desk.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { QuestionList } from "#app/ui/papers/question-list.tsx";
import "#app/ui/styles/pages/options.css";

/** A business in a few sentences, and the way into it. */
export function DeskList({ rows }: Pick<SeatsDesk, "rows">) {
  const { t } = useTranslation();
  return (
    <ul className="options">
      {rows.map(({ facts, ...seat }) => (
        <li key={seat.businessId}>
          <div>
            <p>
              <strong>{seat.name}</strong>
              {t(`seats:role.${seat.role}`)}
            </p>
            {facts ? <Facts {...facts} isHere={seat.isHere} /> : null}
          </div>
          <Ways {...seat} />
        </li>
      ))}
    </ul>
  );
}

function Facts(props: DeskFacts & { isHere: boolean }) {
  const { deadline, late, isUnknown, vat, missing, questions, asked, sinceHandover, isHere } = props;
  const { t } = useTranslation();
  const waiting = [
    ...missing.map(({ kind, count }) => `${count} ${t(`accounting:missing.${kind}`, { count })}`),
    ...(vat?.isUndecided ? [t("seats:desk.undecided")] : []),
    ...(isUnknown ? [t("seats:desk.noMethod")] : []),
  ];
  const { bookings: count, day } = sinceHandover;
  return (
    <>
      <p>
        {deadline ? t(`seats:desk.deadline.${deadline.kind}`, deadline) : t("seats:desk.deadline.none")}{" "}
        {deadline ? (
          <span className={deadline.daysLeft < 0 ? "status is-overdue" : undefined}>
            {deadline.daysLeft < 0
              ? t("seats:desk.late")
              : t("seats:desk.days", { count: deadline.daysLeft })}
          </span>
        ) : null}{" "}
        {late > 1 ? t("accounting:vat.late", { count: late }) : null}
      </p>
      {vat?.amount ? <p>{t(`seats:desk.vat.${vat.what}`, { name: vat.name, amount: vat.amount })}</p> : null}
      {waiting.length > 0 ? <p>{t("seats:desk.waiting", { what: waiting.join(", ") })}</p> : null}
      {questions > 0 ? <p>{t("seats:desk.questions", { count: questions })}</p> : null}
      {asked.rows.length > 0 ? <QuestionList {...asked} isElsewhere={!isHere} /> : null}
      <p>{day ? t("seats:desk.since", { count, day }) : t("seats:desk.neverHandedOver", { count })}</p>
    </>
  );
}

function Ways(seat: Omit<SeatsDesk["rows"][number], "facts">) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      {seat.isHere ? (
        <span className="soft">{t("seats:own.here")}</span>
      ) : seat.isPaused ? (
        <span className="status is-overdue">{seat.isHeld ? t("seats:held") : t("seats:paused")}</span>
      ) : (
        <form method="post" action={paths.seats}>
          <input type="hidden" name="business" value={seat.businessId} />
          <button className="button" aria-label={t("seats:own.openOne", { business: seat.name })}>
            {t("seats:own.open")}
          </button>
        </form>
      )}
      {seat.role === "owner" ? null : (
        <Link
          className="button button-quiet"
          to={paths.leaveSeat(seat.businessId)}
          aria-label={t("seats:leave.of", { business: seat.name })}
        >
          {t("seats:leave.verb")}
        </Link>
      )}
    </div>
  );
}
