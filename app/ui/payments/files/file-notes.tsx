import { useTranslation } from "#app/ui/translation.ts";
import type { fileNotes } from "#app/features/bank-files/file-notes.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";

export function FileNotes({ notes }: { notes: ReturnType<typeof fileNotes> }) {
  const { t } = useTranslation();
  return (
    <div className="stack is-close small soft">
      {notes.map(({ note, count }) => (
        <p key={note}>
          {t(`payments:file.${note}`, { count })}
          {note === "unknownReversals" ? (
            <>
              {" "}
              <Link to={paths.takenBack}>{t("payments:file.decide")}</Link>
            </>
          ) : null}
        </p>
      ))}
      <p>{t("payments:file.notKept")}</p>
    </div>
  );
}
