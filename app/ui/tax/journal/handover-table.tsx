import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { JOURNAL_FILES } from "./journal-files.tsx";

interface HandoverTableProps {
  rows: {
    id: string;
    days: { from: string; to: string };
    first: number;
    last: number;
    sha256: string;
    at: string;
    by: string;
    next: string;
  }[];
}

/** The newest first; from it one goes on to what came after. */
export function HandoverTable({ rows }: HandoverTableProps) {
  const { t } = useTranslation();
  const [newest] = rows;
  return (
    <>
      {rows.map(({ id, days, first, last, sha256, at, by }) => (
        <section key={id} className="stack">
          <h3>{t("journal:handover.days", days)}</h3>
          <p className="small soft wrap-any">
            {t("journal:handover.by", { at, name: by })}. {t("journal:handover.numbers", { first, last })}.
            SHA-256 {sha256}
          </p>
          <div className="actions">
            <a className="button button-primary" href={paths.handoverZip(id)} download>
              {t("journal:handover.zip")}
            </a>
            {JOURNAL_FILES.map(({ text, format }) => (
              <a key={format} className="button" href={paths.handoverFile(id, format)} download>
                {text}
              </a>
            ))}
          </div>
        </section>
      ))}
      {newest ? (
        <p>
          <Link to={paths.journalOf({ from: newest.next, to: `${newest.next.slice(0, 4)}-12-31` })}>
            {t("journal:handover.since")}
          </Link>
        </p>
      ) : null}
    </>
  );
}
