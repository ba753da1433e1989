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
  return guessByContent(kind, { headings, rows }, guessFields(kind, headings, headingsOf(kind)));
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
