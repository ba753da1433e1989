import { guessColumns, headingKey } from "#app/features/running/table-files/heading-words.ts";
import { fold } from "#app/platform/lists/fold.ts";
import catalogue from "./headings/catalogue.json" with { type: "json" };
import clients from "./headings/clients.json" with { type: "json" };
import expenses from "./headings/expenses.json" with { type: "json" };
import payments from "./headings/payments.json" with { type: "json" };
import services from "./headings/services.json" with { type: "json" };
import series from "./headings/series.json" with { type: "json" };
import invoices from "./headings/invoices.json" with { type: "json" };
import { IMPORT_FIELDS } from "./import-fields.ts";
import type { ImportKind } from "./import-kinds.ts";

export type ExportHeadings = readonly (readonly [field: string, heading: string])[];

const LONGEST = 100;

type Words = Partial<Record<string, readonly string[]>>;

/** An invoice names its client. */
const WORDS: Record<ImportKind, readonly Words[]> = {
  clients: [clients],
  invoices: [invoices, clients],
  payments: [payments, invoices],
  expenses: [expenses, invoices],
  services: [services, invoices, clients],
  series: [series, invoices, clients],
  catalogue: [catalogue],
};

/** Empty where unknown. Each field is found once, at its first column. */
export function guessFields(kind: ImportKind, headings: readonly string[], own: ExportHeadings): string[] {
  const known = new Map<string, string>();
  for (const words of WORDS[kind])
    for (const field of IMPORT_FIELDS[kind])
      for (const word of words[field] ?? []) if (!known.has(keyOf(word))) known.set(keyOf(word), field);
  for (const [field, heading] of own) known.set(keyOf(heading), field);
  return guessColumns(
    headings
      .map((heading) => heading.slice(0, LONGEST))
      .map((heading) => (known.has(keyOf(heading)) ? keyOf(heading) : bareKey(heading))),
    known,
  );
}

/** `Faelligkeit` is `Fälligkeit`, and `n°`, `no.` and `Nr.` are one. */
function keyOf(heading: string): string {
  return headingKey(fold(heading).replace(NUMBER, "nr")).replace(/([aou])e/g, "$1");
}

const NUMBER = /(?<![\p{L}])n(?:[°º]|o|r|um)?\.?(?!\p{L})/gu;

const RATE = /^(mwst|ust|vat|tva|iva)\d+(%|prozent)?$/;

/** The heading without what is in brackets, and without the currency; `MWST 8.1%` is the tax at that rate. */
function bareKey(heading: string): string {
  const key = keyOf(heading.replace(/\([^)]*\)|\[[^\]]*\]/g, "")).replace(/(in)?(chf|fr|sfr)$/, "");
  return RATE.test(key) ? "mwstbetrag" : key;
}

/** The rate of a heading such as `MWST 8.1%`, in percent; empty where it says none. */
export function rateInHeading(heading: string): string {
  if (!RATE.test(keyOf(heading))) return "";
  return /\d+(?:[.,]\d+)?/.exec(heading)?.[0].replace(",", ".") ?? "";
}
