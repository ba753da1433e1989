import type { z } from "zod";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldPath } from "./field-path.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

/** Our rules carry their code in `params`; zod's own issues are mapped. */
export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = fieldPath(issue.path);
    if (!found.has(field)) found.set(field, { field, ...codeOf(issue) });
  }
  return [...found.values()];
}

export interface FieldMessage {
  field: string;
  code: string;
  message: string;
}

/** @param namespaces where the text is looked for, the first that has it first */
export function fieldMessages(
  errors: FieldError[],
  t: Translate,
  namespaces: string[] = ["errors"],
): FieldMessage[] {
  return errors.map(({ field, code, params }) => ({
    field,
    code,
    message: t(
      (params?.proposal ? [`${code}_proposal`, code] : [code]).flatMap((name) =>
        namespaces.map((namespace) => `${namespace}:${name}`),
      ),
      params ?? {},
    ),
  }));
}

export function withMessages<T extends { errors: FieldError[] }>(
  { locale }: Pick<Context, "locale">,
  found: T,
): Omit<T, "errors"> & { errors: FieldMessage[] } {
  return { ...found, errors: fieldMessages(found.errors, translator(locale)) };
}

function codeOf(issue: z.ZodIssue): Pick<FieldError, "code" | "params"> {
  if (issue.code === "custom") {
    const { code, ...params } = issue.params as { code: string };
    return { code, params };
  }
  if (issue.code === "too_big" && issue.type === "array")
    return { code: "field.too_many", params: { max: Number(issue.maximum) } };
  if (issue.code === "too_big") return { code: "field.too_long", params: { max: Number(issue.maximum) } };
  if (issue.code === "too_small" && issue.minimum === 1) return { code: "field.required" };
  if (issue.code === "too_small") return { code: "field.too_short", params: { min: Number(issue.minimum) } };
  if (issue.code === "invalid_type" && issue.received === "undefined") return { code: "field.required" };
  if (issue.code === "invalid_type")
    return { code: "field.wrong_type", params: { expected: issue.expected } };
  if (issue.code === "invalid_enum_value")
    return { code: "field.not_one_of", params: { values: issue.options.filter(Boolean).join(", ") } };
  if (issue.code === "invalid_literal")
    return { code: "field.not_one_of", params: { values: String(issue.expected) } };
  if (issue.code === "invalid_union") return inUnion(issue);
  return { code: "field.wrong_type", params: { expected: "another kind of value" } };
}

/** Of a value that none of several kinds fits. */
function inUnion({ unionErrors }: z.ZodInvalidUnionIssue): Pick<FieldError, "code" | "params"> {
  const expected = unionErrors.flatMap(({ issues }) =>
    issues.flatMap((one) =>
      one.code === "invalid_type" && one.path.length === issues[0]!.path.length ? [one.expected] : [],
    ),
  );
  return { code: "field.wrong_type", params: { expected: [...new Set(expected)].join(", ") } };
}
