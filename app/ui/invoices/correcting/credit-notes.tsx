import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Status } from "#app/ui/elements/page/status.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

/** Days and amounts are formatted. */
export interface CreditNoteRow {
  id: string;
  number: string;
  status: string;
  day: string;
  total: string;
}

export function CreditNotes({ notes }: { notes: CreditNoteRow[] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <Band title={t("sending:creditNote.of")} bodyClass="">
      <ul className="log">
        {notes.map(({ id, number, status, day, total }) => (
          <li key={id}>
            <span>{day}</span>
            <p>
              <Link to={paths.invoice(id)}>{number}</Link> {total} <Status status={status} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
