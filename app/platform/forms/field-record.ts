import type { ZodType, z } from "zod";
import type { FieldKind, JsonValue } from "./field-kinds.ts";

/** In form, JSON and database a field has the name of its key, unless another one is given here. */
export interface Field {
  kind: FieldKind<never>;
  form?: string;
  json?: string;
  column?: string;
  /** Left out where form and JSON say nothing, or a rule of several fields does. */
  rule?: z.ZodType;
  /** The most that the form takes, in characters. */
  cap?: number;
  isSearched?: boolean;
  /** Where exports and imports have no text of their own for it. */
  label?: string;
  about?: string;
  /** Where assistants are told something else. */
  aboutToAssistants?: string;
}

export type FieldRecord = Readonly<Record<string, Readonly<Field>>>;

type Place = "form" | "json" | "column";

type NameOf<F extends FieldRecord, K extends keyof F, P extends Place> =
  F[K] extends Readonly<Record<P, infer Name extends string>> ? Name : K & string;

export type NamesOf<F extends FieldRecord, P extends Place> = F extends FieldRecord
  ? { [K in keyof F]: NameOf<F, K, P> }[keyof F]
  : never;

type ValueOf<F extends Field> = F["kind"] extends FieldKind<infer Value> ? Value : never;

export type ValuesOf<F extends FieldRecord> = { [K in keyof F]: ValueOf<F[K]> };

type ColumnsOf<F extends FieldRecord> = { [K in keyof F as NameOf<F, K, "column">]: ValueOf<F[K]> };

type RulesOf<F extends FieldRecord> = {
  [K in keyof F as F[K] extends { rule: z.ZodType } ? NameOf<F, K, "json"> : never]: F[K]["rule"];
};

type CapsOf<F extends FieldRecord> = {
  [K in keyof F as F[K] extends { cap: number } ? NameOf<F, K, "form"> : never]: number;
};

export function namesOf(fields: FieldRecord, place: Place): Map<string, string> {
  return new Map(Object.entries(fields).map(([key, field]) => [key, field[place] ?? key]));
}

export function pickFields<F extends FieldRecord, Values extends Record<keyof F, unknown>>(
  fields: F,
  values: Values,
) {
  const picked: Record<string, unknown> = {};
  for (const key in fields) picked[key] = values[key];
  return picked as { [K in keyof F]: Values[K] };
}

export function formValuesOf<F extends FieldRecord>(fields: F, values: ValuesOf<F>) {
  return named<Record<NamesOf<F, "form">, string>>(fields, "form", (key, { kind }) =>
    write(kind.form, values[key]),
  );
}

export function blankValuesOf<F extends FieldRecord>(fields: F) {
  return named<Record<NamesOf<F, "form">, string>>(fields, "form", () => "");
}

export function jsonOf<F extends FieldRecord>(fields: F, values: ValuesOf<F>) {
  return named<Record<NamesOf<F, "json">, JsonValue>>(fields, "json", (key, { kind }) =>
    write(kind.json, values[key]),
  );
}

export function answersOf<F extends FieldRecord>(fields: F) {
  return named<Record<NamesOf<F, "json">, z.ZodType>>(fields, "json", (_key, { kind }) => kind.answer);
}

/** The names are the keys; what was stored before a field was there has the default of its kind. */
export function storedOf<F extends FieldRecord>(fields: F) {
  type Stored = { [K in keyof F]: ZodType<ValueOf<F[K]>, ValueOf<F[K]> | undefined> };
  return Object.fromEntries(Object.entries(fields).map(([key, { kind }]) => [key, kind.stored])) as Stored;
}

export function aboutOf(fields: FieldRecord, reader: "programs" | "assistants"): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([key, { json, about, aboutToAssistants }]) => {
    const text = reader === "programs" ? about : (aboutToAssistants ?? about);
    return text === undefined ? [] : [[json ?? key, text]];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

export function rulesOf<F extends FieldRecord>(fields: F) {
  const ruled = Object.entries(fields).filter(([, { rule }]) => rule !== undefined);
  return named<RulesOf<F>>(Object.fromEntries(ruled), "json", (_key, { rule }) => rule);
}

export function capsOf<F extends FieldRecord>(fields: F) {
  const capped = Object.entries(fields).filter(([, { cap }]) => cap !== undefined);
  return named<CapsOf<F>>(Object.fromEntries(capped), "form", (_key, { cap }) => cap);
}

export function columnsOf<F extends FieldRecord>(fields: F, values: ValuesOf<F>) {
  return named<ColumnsOf<F>>(fields, "column", (key) => values[key]);
}

export function valuesIn<F extends FieldRecord, Row extends Record<NamesOf<F, "column">, unknown>>(
  fields: F,
  row: Row,
) {
  type Kept = { [K in keyof F]: Row[NameOf<F, K, "column"> & keyof Row] };
  const columns: Record<string, unknown> = row;
  const values: Record<string, unknown> = {};
  for (const key in fields) values[key] = columns[fields[key]?.column ?? key];
  return values as Kept;
}

export function exportedOf<F extends FieldRecord>(fields: F, key: keyof F & string, values: ValuesOf<F>) {
  return write(fields[key]!.kind.exported, values[key]);
}

export function searchedOf<F extends FieldRecord>(fields: F, values: ValuesOf<F>): string[] {
  const searched = Object.keys(fields).filter((key) => fields[key]?.isSearched);
  return searched.map((key) => String(values[key]));
}

/** The names are made while it runs; `Result` is the type that foretells them. */
function named<Result>(
  fields: FieldRecord,
  place: Place,
  value: (key: string, field: Readonly<Field>) => unknown,
): Result {
  const result: Record<string, unknown> = {};
  for (const [key, field] of entriesOf(fields)) result[field[place] ?? key] = value(key, field);
  return result as Result;
}

const entries = new WeakMap<FieldRecord, [string, Readonly<Field>][]>();

function entriesOf(fields: FieldRecord): [string, Readonly<Field>][] {
  const known = entries.get(fields) ?? Object.entries(fields);
  entries.set(fields, known);
  return known;
}

/** A value is of the kind of its field, by `ValuesOf`. */
function write<T>(writer: (value: never) => T, value: unknown): T {
  return writer(value as never);
}
