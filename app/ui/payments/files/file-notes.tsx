import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { EntryList } from "#app/features/money/bank-files/entries/entry-list.ts";
import type { fileNotes } from "#app/features/money/bank-files/file-notes.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

type Note = ReturnType<typeof fileNotes>[number];

interface FileNotesProps {
  id: string;
  notes: Note[];
  /** `gone`: the file was read before entries were kept. */
  entries: "listed" | "gone" | "none";
}

const LISTS: Record<Note["note"], EntryList> = {
  pending: "pending",
  outgoing: "outgoing",
  withoutDetails: "without_details",
  incomplete: "incomplete",
  unknownReversals: "waiting",
  reversed: "reversed",
};

export function FileNotes({ id, notes, entries }: FileNotesProps) {
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
          ) : entries === "listed" ? (
            <>
              {" "}
              <Link to={paths.bankFileEntries(id, { outcome: LISTS[note] })}>{t("payments:file.show")}</Link>
            </>
          ) : null}
        </p>
      ))}
      <p>{t("payments:file.notKept")}</p>
      {entries === "listed" ? (
        <p>
          <Link to={paths.bankFileEntries(id)}>{t("payments:proof.all")}</Link>
        </p>
      ) : null}
      {entries === "gone" ? <p>{t("payments:proof.listsGone")}</p> : null}
    </div>
  );
}
