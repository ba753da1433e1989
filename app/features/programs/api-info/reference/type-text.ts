import {
  alternativesOf,
  componentIn,
  type DocumentSchema,
} from "#app/features/programs/api-info/descriptions/schema.ts";

const FORMATS: Record<string, string> = {
  date: "day",
  "date-time": "timestamp",
  uuid: "id",
  binary: "file",
};

const WORDS: Record<string, string> = { string: "text", integer: "whole number" };

/** What a value may be, in words: `text, at most 35`, `list of Invoice`. */
export function typeText(schema: DocumentSchema): string {
  const name = componentIn(schema);
  if (name !== undefined) return name;
  const choices = alternativesOf(schema);
  if (choices[0] !== schema) return [...new Set(choices.map(typeText))].join(" or ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const kinds = [schema.type ?? []].flat();
  return kinds.map((kind) => kindText(kind, schema)).join(" or ") || "anything";
}

function kindText(kind: string, schema: DocumentSchema): string {
  if (kind === "array") return `list of ${schema.items ? typeText(schema.items) : "anything"}`;
  if (kind === "object")
    return typeof schema.additionalProperties === "object"
      ? `object of ${typeText(schema.additionalProperties)}`
      : "object";
  const format = kind === "string" ? FORMATS[schema.format ?? ""] : undefined;
  return (format ?? WORDS[kind] ?? kind) + limitText(kind, schema);
}

function limitText(kind: string, { minimum, maximum, maxLength, format }: DocumentSchema): string {
  if (kind === "string")
    return maxLength !== undefined && format === undefined ? `, at most ${maxLength}` : "";
  if (kind !== "number" && kind !== "integer") return "";
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, at least ${minimum}`;
  return maximum === undefined ? "" : `, at most ${maximum}`;
}
