import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";

export interface LogEntry {
  id: string;
  at: string;
  time: string;
  text: string;
  /** Who made it, or on which device. */
  maker: string;
  /** When it was undone, as shown. */
  undone: string | null;
  canUndo: boolean;
}

export function SecurityLog({ entries }: { entries: LogEntry[] }) {
  const { t } = useTranslation();
  return (
    <Band title={t("security:log.title")} hint={t("security:log.hint")} bodyClass="stack">
      {entries.length === 0 ? <p className="soft">{t("security:log.none")}</p> : null}
      <ol className="log">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{entry.time}</time>
            <div className="title-row">
              <p className="wrap-any">
                {entry.text}
                {entry.maker ? <span className="soft"> – {entry.maker}</span> : null}
                {entry.undone ? (
                  <span className="soft"> – {t("security:log.undone", { at: entry.undone })}</span>
                ) : null}
              </p>
              {entry.canUndo ? <UndoButton id={entry.id} text={entry.text} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function UndoButton({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.undoChange(id)}>
      <button
        className="button button-quiet is-small"
        aria-label={t("common:labelled", { label: text, text: t("security:log.undo") })}
      >
        {t("security:log.undo")}
      </button>
    </form>
  );
}
