import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";

export interface SessionRow {
  id: string;
  device: string;
  isBearer: boolean;
  lastSeenAt: string;
  lastSeen: string;
  since: string;
  isCurrent: boolean;
}

interface SessionsSectionProps {
  sessions: SessionRow[];
  page: string;
}

export function SessionsSection({ sessions, page }: SessionsSectionProps) {
  const { t } = useTranslation();
  return (
    <Band title={t("accounts:sessions.title")}>
      <ol className="log">
        {sessions.map((session) => (
          <li key={session.id}>
            <time dateTime={session.lastSeenAt}>
              {session.isCurrent ? t("accounts:sessions.now") : session.lastSeen}
            </time>
            <div className="title-row">
              <p>
                {session.device}
                {session.isBearer ? <span className="soft"> – {t("accounts:sessions.bearer")}</span> : null}
                {session.isCurrent ? <span className="soft"> – {t("accounts:sessions.current")}</span> : null}
                <br />
                <span className="soft small">{t("accounts:sessions.since", { at: session.since })}</span>
              </p>
              {session.isCurrent ? null : <EndButton {...session} page={page} />}
            </div>
          </li>
        ))}
      </ol>
      {sessions.length > 1 ? (
        <form method="post" action={paths.endOtherSessions} className="actions is-spaced">
          <input type="hidden" name="redirectTo" value={page} />
          <button className="button">{t("accounts:sessions.endOthers")}</button>
        </form>
      ) : null}
    </Band>
  );
}

function EndButton({ id, device, page }: { id: string; device: string; page: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.endSession(id)}>
      <input type="hidden" name="redirectTo" value={page} />
      <button className="button button-quiet is-small" aria-label={t("accounts:sessions.endOne", { device })}>
        {t("accounts:sessions.end")}
      </button>
    </form>
  );
}
