import type { JournalFormat } from "#app/features/front/exports/journal/journal-sheet.ts";
import { paths } from "#app/paths.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

export const JOURNAL_FILES: { text: string; format: JournalFormat }[] = [
  { text: "CSV", format: "csv" },
  { text: "Excel", format: "xlsx" },
  { text: "Banana", format: "banana" },
  { text: "bexio", format: "bexio" },
  { text: "Abacus", format: "abacus" },
];

export function JournalFiles(span: DaySpan) {
  return (
    <div className="actions">
      <a className="button" href={paths.journalPdf(span)} download>
        PDF
      </a>
      {JOURNAL_FILES.map(({ text, format }) => (
        <a key={format} className="button" href={paths.journalFile(span, format)} download>
          {text}
        </a>
      ))}
    </div>
  );
}
