import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** One thing that will be there, and the rows of the table that say so. */
export interface PlannedEntry {
  rows: number[];
  isUpdate: boolean;
  /** The row as it will be, in the order of `SHOWN_FIELDS`. */
  cells: () => string[];
  /** @returns the id of a client that is made, for the next rows of the file */
  write: (ctx: UserContext) => Promise<string | undefined>;
}

export interface ImportPlan {
  entries: PlannedEntry[];
  /** Rows of what exists already, or appears further up in the file. */
  skipped: number[];
  /** Rows without an e-mail address of which nobody has said that they get letters. */
  asked: number[];
  errors: CellError[];
  /** Before and after the entries are written, in the same transaction. */
  begin?: (ctx: UserContext) => Promise<void>;
  end?: (ctx: UserContext) => Promise<void>;
}

export function emptyPlan(): ImportPlan {
  return { entries: [], skipped: [], asked: [], errors: [] };
}

/**
 * Of rows that say no rate; null until somebody has answered. Whoever has no VAT number owes none.
 * @param answered in tenths of a percent
 */
export function usualRateOf({ vatNumber }: { vatNumber: string }, answered: number | null): number | null {
  return answered ?? (vatNumber ? null : 0);
}

/** @param count rows that wait for the answer */
export function askOnce({ errors }: ImportPlan, code: (typeof ASKED)[number], count: number): void {
  if (count > 0) errors.push({ row: null, field: "", code, params: { count } });
}

/** Rows that nothing stands against. */
export function doneRows({ entries, skipped }: ImportPlan): number[] {
  return [...entries.flatMap(({ rows }) => rows), ...skipped];
}

/** Asked once for all rows that say nothing; those wait for the answer. */
const ASKED = ["import.without_email", "import.vat_rate_asked", "import.category_asked"] as const;

export function isOfWholeFile({ row, code }: CellError): boolean {
  return row === null && !ASKED.some((asked) => asked === code);
}
