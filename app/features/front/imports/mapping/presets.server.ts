import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { guessByContent } from "./guess-by-content.ts";
import { guessFields, type ExportHeadings } from "./heading-words.ts";
import { importFieldLabel, IMPORT_FIELDS } from "./import-fields.ts";
import type { ImportKind } from "./import-kinds.ts";

export function presetFields(
  kind: ImportKind,
  headings: readonly string[],
  rows: readonly { cells: readonly string[] }[] = [],
): string[] {
  const own = headingsOf(kind);
  const columns = { headings, rows };
  const byHeading = guessFields(kind, headings, own);
  const fields = guessByContent(kind, columns, byHeading);
  const isOther = headings.map((_, index) => byHeading[index] !== "" && fields[index] !== byHeading[index]);
  if (!isOther.includes(true)) return fields;
  // Whose cells say something else than its heading leaves that to a later column.
  const others = headings.map((heading, index) => (isOther[index] ? "" : heading));
  const again = guessFields(kind, others, own).map((field, index) =>
    isOther[index] ? (fields[index] ?? "") : field,
  );
  return guessByContent(kind, columns, again);
}

export function exportHeadings(): Record<ImportKind, ExportHeadings> {
  return {
    clients: headingsOf("clients"),
    invoices: headingsOf("invoices"),
    payments: headingsOf("payments"),
    expenses: headingsOf("expenses"),
    services: headingsOf("services"),
    series: headingsOf("series"),
    catalogue: headingsOf("catalogue"),
  };
}

/** Columns of our exports that follow from others. */
const DERIVED = ["position", "open"] as const;

function headingsOf(kind: ImportKind): ExportHeadings {
  return LOCALES.flatMap((locale) => {
    const t = translator(locale);
    return [
      ...DERIVED.map((key) => ["", t(`exports:column.${key}`)] as const),
      ...IMPORT_FIELDS[kind].map((field) => [field, t([importFieldLabel(kind, field)])] as const),
    ];
  });
}
