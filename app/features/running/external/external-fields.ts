import { z } from "zod";
import { fromText, textRecord } from "#app/platform/database/json.ts";
import type { FieldKind } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord, ValuesOf } from "#app/platform/forms/field-record.ts";
import { wholeRecord } from "#app/platform/forms/whole-record.ts";
import { addFieldError, optionalLine } from "#app/platform/forms/fields.ts";

const MAX_ENTRIES = 50;

/** Characters. */
const MAX_NAME = 40;
const MAX_VALUE = 500;

/** JSON says null for empty text. */
const externalIdKind: FieldKind<string> = {
  form: (text) => text,
  json: (text) => text || null,
  answer: z.string().nullable(),
  stored: z.string().default(""),
  cell: "text",
  exported: (text) => text,
};

/** Stored as the text of its JSON. */
const metadataKind: FieldKind<string> = {
  form: (text) => text,
  json: (text) => fromText(textRecord, text),
  answer: z.record(z.string(), z.string()),
  stored: z.string().default("{}"),
  cell: "text",
  exported: (text) => (text === "{}" ? "" : text),
};

const metadataText = z
  .record(z.string(), z.string())
  .transform((metadata, ctx) => {
    const entries = Object.entries(metadata);
    const fits = entries.every(
      ([name, value]) => name !== "" && [...name].length <= MAX_NAME && [...value].length <= MAX_VALUE,
    );
    const text = JSON.stringify(metadata);
    // NUL would be an error to Postgres.
    if (!fits || entries.length > MAX_ENTRIES || text.includes("\\u0000"))
      return addFieldError(ctx, "field.metadata");
    return text;
  })
  .optional();

const metadataRule = wholeRecord(metadataText, (ctx, name) =>
  addFieldError(ctx, "field.metadata_name", { name }),
);

/** What another program calls a record, and what it notes about it; left out, both stay as they are. */
export const externalFields = {
  externalId: {
    kind: externalIdKind,
    column: "external_id",
    rule: optionalLine({ max: 100 }).unwrap().optional(),
  },
  metadata: { kind: metadataKind, rule: metadataRule },
} as const satisfies FieldRecord;

export type ExternalValues = ValuesOf<typeof externalFields>;

export type ExternalInput = { [K in keyof ExternalValues]?: ExternalValues[K] | undefined };

export const NO_EXTERNAL: ExternalValues = { externalId: "", metadata: "{}" };

/** A call about nothing else changes no content. */
export function isExternalOnly(json: object): boolean {
  const names = Object.keys(json).filter((name) => name !== "version");
  return names.length > 0 && names.every((name) => name in externalFields);
}

export function wholeExternal<Input extends ExternalInput>(input: Input): Input & ExternalValues {
  const { externalId = NO_EXTERNAL.externalId, metadata = NO_EXTERNAL.metadata } = input;
  return { ...input, externalId, metadata };
}
