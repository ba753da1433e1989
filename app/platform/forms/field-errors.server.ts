import type { z } from "zod";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldPath } from "./field-path.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

/** Our rules carry their code in `params`; zod's own issues are mapped. */
export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues.flatMap(withinUnion)) {
    const field = fieldPath(issue.path);
    if (!found.has(field)) found.set(field, { field, ...codeOf(issue) });
  }
  return [...found.values()];
}

export interface FieldMessage {
  field: string;
  code: string;
  message: string;
  suggestion?: string;
}

/** @param namespaces where the text is looked for, the first that has it first */
export function fieldMessages(
  errors: FieldError[],
  t: Translate,
  namespaces: string[] = ["errors"],
): FieldMessage[] {
  return errors.map(({ field, code, params, suggestion }) => {
    const message = t(
      (params?.proposal ? [`${code}_proposal`, code] : [code]).flatMap((name) =>
        namespaces.map((namespace) => `${namespace}:${name}`),
      ),
      params ?? {},
    );
    if (suggestion === undefined) return { field, code, message };
    return {
      field,
      code,
      message: `${message} ${t("errors:field.did_you_mean", { suggestion })}`,
      suggestion,
    };
  });
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
  if (issue.code === "too_small" && issue.type === "array")
    return { code: "field.too_few", params: { min: Number(issue.minimum) } };
  if (issue.code === "too_small") return { code: "field.too_short", params: { min: Number(issue.minimum) } };
  if (isMissing(issue)) return { code: "field.required" };
  if (issue.code === "invalid_type")
    return { code: "field.wrong_type", params: { expected: issue.expected } };
  if (issue.code === "invalid_enum_value")
    return { code: "field.not_one_of", params: { values: issue.options.filter(Boolean).join(", ") } };
  if (issue.code === "invalid_literal")
    return { code: "field.not_one_of", params: { values: String(issue.expected) } };
  if (issue.code === "invalid_union") return inUnion(issue);
  if (issue.code === "invalid_union_discriminator")
    return { code: "field.not_one_of", params: { values: issue.options.map(String).join(", ") } };
  return { code: "field.wrong_type", params: { expected: "another kind of value" } };
}

/** What is wrong within the one option that a value was meant for. */
function withinUnion(issue: z.ZodIssue): z.ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [meant, ...others] = issue.unionErrors.filter(({ issues }) =>
    issues.every(({ path }) => path.length > issue.path.length),
  );
  return meant && others.length === 0 ? meant.issues.flatMap(withinUnion) : [issue];
}

function inUnion({ unionErrors, path }: z.ZodInvalidUnionIssue): Pick<FieldError, "code" | "params"> {
  const own = unionErrors
    .flatMap(({ issues }) => issues.flatMap(withinUnion))
    .filter((issue) => issue.path.length === path.length);
  if (own.some(isMissing)) return { code: "field.required" };
  const expected = own.flatMap((issue) => (issue.code === "invalid_type" ? [issue.expected] : []));
  const values = own.flatMap((issue) => {
    if (issue.code === "invalid_literal") return [String(issue.expected)];
    return issue.code === "invalid_enum_value" ? issue.options.filter(Boolean) : [];
  });
  if (expected.length === 0) return { code: "field.not_one_of", params: { values: values.join(", ") } };
  return { code: "field.wrong_type", params: { expected: [...new Set(expected)].join(", ") } };
}

function isMissing(issue: z.ZodIssue): boolean {
  if (issue.code === "invalid_type") return issue.received === "undefined";
  return issue.code === "invalid_literal" && issue.received === undefined;
}
