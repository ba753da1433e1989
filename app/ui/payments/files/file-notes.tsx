import { useTranslation } from "#app/ui/translation.ts";
import type { fileNotes } from "#app/features/bank-files/file-notes.ts";

export function FileNotes({ notes }: { notes: ReturnType<typeof fileNotes> }) {
  const { t } = useTranslation();
  return (
    <div className="stack is-close small soft">
      {notes.map(({ note, count }) => (
        <p key={note}>{t(`payments:file.${note}`, { count })}</p>
      ))}
      <p>{t("payments:file.notKept")}</p>
    </div>
  );
}
