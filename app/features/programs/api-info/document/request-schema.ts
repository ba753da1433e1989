import type { DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";

interface Wanted {
  /** PATCH: every field may be left out. */
  isPatch: boolean;
  /** For a call that changes a record: what GET answers of it. */
  answer?: DocumentSchema | undefined;
  /** Fields that may be left out though the rules want them, as another one may stand for them. */
  optional?: readonly string[] | undefined;
  /** Fields of the rules that the call does not take. */
  without?: readonly string[] | undefined;
}

/**
 * What a program may send, made from the rules that forms share: each value in its JSON type alone, null for whatever
 * may be left out, no unknown fields, and of a record also what it answers and nobody can set.
 */
export function requestSchema(rules: DocumentSchema, wanted: Wanted): DocumentSchema {
  const schema = plain(rules);
  if (schema.items) return { ...schema, items: requestSchema(schema.items, inList(wanted)) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => requestSchema(one, wanted)) };
  if (!schema.properties) return schema;
  const { isPatch, answer, optional = [], without = [] } = wanted;
  const known = answer?.properties ?? {};
  const required = isPatch ? [] : (schema.required ?? []).filter((name) => !optional.includes(name));
  const taken = Object.entries(schema.properties).filter(([name]) => !without.includes(name));
  const properties = taken.map(([name, inner]) => {
    const field = withBlank(
      known[name],
      requestSchema(inner, {
        isPatch,
        answer: known[name] && plain(known[name]),
        ...(inner.items ? { optional } : {}),
      }),
    );
    return [
      name,
      schema.required?.includes(name) && !optional.includes(name) ? field : nullable(field, isPatch),
    ];
  });
  const others = Object.entries(known).filter(([name]) => !Object.hasOwn(schema.properties!, name));
  return {
    ...schema,
    properties: Object.fromEntries([
      ...properties,
      ...others.map(([name, inner]) => [name, { ...inner, readOnly: true }]),
    ]) as Record<string, DocumentSchema>,
    ...(required.length ? { required } : { required: undefined }),
    additionalProperties: false,
  };
}

function inList({ answer, optional }: Wanted): Wanted {
  return { isPatch: false, answer: answer?.items, optional };
}

function plain({ anyOf, ...rest }: DocumentSchema): DocumentSchema {
  const schema = anyOf ? { ...rest, ...ofPrograms(anyOf) } : rest;
  const { default: usual, enum: values, format, ...others } = schema;
  const isText = usual === "" || typeof usual === "object";
  return {
    ...others,
    ...(format === undefined || format === JSON_TOO ? {} : { format }),
    ...(format === "date" ? { minLength: undefined, maxLength: undefined } : {}),
    ...(usual === undefined || isText ? {} : { default: usual }),
    ...(values ? { enum: values.filter((value) => value !== "") } : {}),
  };
}

const JSON_TOO = "emails";

/** Forms say numbers, lists and yes or no as text. A word that JSON says too, such as `last`, is listed. */
function ofPrograms(options: DocumentSchema[]): DocumentSchema {
  const some = options.flatMap(alternatives).filter((option) => option.type !== "null" && !isBlank(option));
  const isSwitch = some.some(({ type }) => type === "boolean");
  const isFormText = ({ type, enum: values, format }: DocumentSchema) =>
    type === "string" && format !== JSON_TOO && (isSwitch || !values);
  const json = some.every(isFormText) ? some.slice(0, 1) : some.filter((option) => !isFormText(option));
  return json.length === 1 ? json[0]! : { anyOf: json };
}

function alternatives(schema: DocumentSchema): DocumentSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
}

const isBlank = ({ enum: values }: DocumentSchema) => values?.every((value) => value === "") ?? false;

function nullable(schema: DocumentSchema, isPatch: boolean): DocumentSchema {
  const { additionalProperties: entries, enum: values } = schema;
  const open =
    isPatch && typeof entries === "object" ? { additionalProperties: nullable(entries, false) } : {};
  if (!schema.type) return { ...schema, anyOf: [...(schema.anyOf ?? []), { type: "null" }] };
  return {
    ...schema,
    ...open,
    type: [...[schema.type].flat().filter((one) => one !== "null"), "null"],
    ...(values ? { enum: [...values, null] } : {}),
  };
}

/** An answer may say "" for none, and may be sent back. */
function withBlank(answer: DocumentSchema | undefined, field: DocumentSchema): DocumentSchema {
  return field.enum && answer?.enum?.includes("") ? { ...field, enum: ["", ...field.enum] } : field;
}
