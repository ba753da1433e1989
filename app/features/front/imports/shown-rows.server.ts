import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { importFieldLabel, SHOWN_FIELDS } from "#app/features/front/imports/mapping/import-fields.ts";
import { placeOf } from "#app/features/front/imports/file/cell-error.ts";
import type { ImportPlan } from "./import-plan.ts";
import type { Import } from "./imports.server.ts";

const SHOWN = 50;

export interface ShownRows {
  heads: string[];
  rows: { line: number; isUpdate: boolean; cells: string[] }[];
  /** Further ones that are not shown. */
  more: number;
}

/** The first of those that will be there, as they will be. */
export function rowsToCome(
  ctx: UserContext,
  { kind, table, mapping }: Import,
  { entries }: ImportPlan,
): ShownRows {
  const t = translator(ctx.locale);
  const inOrder = entries.toSorted((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
  return {
    heads: SHOWN_FIELDS[kind].map((field) => t([importFieldLabel(kind, field)])),
    rows: inOrder.slice(0, SHOWN).map(({ rows, isUpdate, cells }) => ({
      line: placeOf(table, mapping.fields, { row: rows[0] ?? null, field: "", code: "" })?.line ?? 0,
      isUpdate,
      cells: cells(),
    })),
    more: Math.max(0, entries.length - SHOWN),
  };
}
