import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { placeOf, type SaidError } from "#app/features/front/imports/file/cell-error.ts";
import { meantBy } from "#app/features/front/imports/file/proposals.ts";
import { columnOf, importFieldLabel } from "#app/features/front/imports/mapping/import-fields.ts";
import { MAX_ROWS_OF_FORM } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { standingCells } from "./import-rows.ts";
import type { Import } from "./imports.server.ts";

export interface EditableCell {
  field: string;
  label: string;
  /** What is proposed, or else what stands. */
  value: string;
  /** What stands, where something else is proposed. */
  stands: string;
  message: string;
}

export interface FaultyRow {
  row: number;
  part: string;
  line: number;
  /** What is wrong, or proposed. */
  wrong: EditableCell[];
  others: EditableCell[];
}

export function faultyRows(ctx: UserContext, waiting: Import, errors: SaidError[]): FaultyRow[] {
  const { kind, table, mapping } = waiting;
  const t = translator(ctx.locale);
  const byRow = Map.groupBy(
    errors.filter(({ row }) => row !== null),
    ({ row }) => row ?? 0,
  );
  return [...byRow].slice(0, MAX_ROWS_OF_FORM).map(([row, said]) => {
    const cells = standingCells(table, mapping, row);
    const fieldOf = (field: string) => mapping.fields[columnOf(mapping.fields, field)] ?? field;
    const messages = Map.groupBy(said, ({ field }) => fieldOf(field));
    const meant = Object.assign(
      {},
      ...[...messages.keys()].map((field) => meantBy(field, cells)),
    ) as typeof cells;
    const cell = (field: string): EditableCell => {
      const stands = cells[field] ?? "";
      const value = meant[field] ?? stands;
      const column = table.headings[mapping.fields.indexOf(field)] ?? "";
      return {
        field,
        label: column || t([importFieldLabel(kind, field)]),
        value,
        stands: value === stands ? "" : stands,
        message: (messages.get(field) ?? []).map(({ message }) => message).join(" "),
      };
    };
    const wrong = [...new Set([...messages.keys(), ...Object.keys(meant)])];
    const others = mapping.fields.filter((field) => field !== "" && !wrong.includes(field));
    const { part, line } = placeOf(table, mapping.fields, { row, field: wrong[0] ?? "", code: "" }) ?? {
      part: "",
      line: 0,
    };
    return { row, part, line, wrong: wrong.map(cell), others: others.map(cell) };
  });
}
