import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientLetterRow } from "#app/features/money/reminders/screens/client-letter-rows.server.ts";
import { paths } from "#app/paths.ts";

export function LettersOfClient({ rows }: { rows: ClientLetterRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <section className="stack is-close" aria-labelledby="letters">
      <h2 className="as-h3" id="letters">
        {t("reminders:together.letters")}
      </h2>
      <ul>
        {rows.map(({ id, title, date, count, amount }) => (
          <li key={id}>
            {t("reminders:together.letter", { title, date, count, amount })}{" "}
            <a href={paths.clientLetterPdf(id)} aria-label={t("reminders:together.pdf", { title, date })}>
              PDF
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
