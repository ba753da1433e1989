import type { Cell } from "#app/features/front/exports/sheet.ts";
import type { CellKind } from "#app/platform/forms/field-kinds.ts";
import { exportedOf, type FieldRecord, type ValuesOf } from "#app/platform/forms/field-record.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";

/** For people: its heading is a text. */
export interface ColumnOf<Row> {
  label: string;
  kind: CellKind;
  cell: (row: Row, t: Translate) => Cell;
}

/** @param key of its text, whole or among those of columns */
export function column<Row>(key: string, kind: CellKind, cell: ColumnOf<Row>["cell"]): ColumnOf<Row> {
  return { label: columnLabel(key), kind, cell };
}

export function columnLabel(key: string, field: { label?: string } = {}): string {
  return field.label ?? (key.includes(":") ? key : `exports:column.${key}`);
}

export function fieldColumns<F extends FieldRecord, Row>(
  fields: F,
  values: (row: Row) => ValuesOf<NoInfer<F>>,
): ColumnOf<Row>[] {
  return Object.entries(fields).map(([key, field]) => ({
    label: columnLabel(key, field),
    kind: field.kind.cell,
    cell: (row) => exportedOf(fields, key, values(row)),
  }));
}

/** For programs: where the cell stands in the JSON of its row, `recipient.address.city`. */
export interface StableColumn {
  path: string;
  kind: CellKind;
}

export function stable(kind: CellKind, ...paths: string[]): StableColumn[] {
  return paths.map((path) => ({ path, kind }));
}

export function stableFields(record: FieldRecord, prefix = ""): StableColumn[] {
  return Object.entries(record).map(([key, { json, kind }]) => ({
    path: prefix + (json ?? key),
    kind: kind.cell,
  }));
}

export const WRITTEN = [...stable("number", "version"), ...stable("text", "createdAt", "updatedAt")];

/** What JSON leaves out or says null for is empty; lists and objects are JSON. */
export function stableCell(json: unknown, { path }: StableColumn): Cell {
  const value = path.split(".").reduce(propertyOf, json);
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}
