import { z } from "zod";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldPath } from "./field-path.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

type Issue = z.core.$ZodIssue;

/** zod says what was expected, but neither what it has received nor which kind of rule it was. */
z.config({
  customError: (issue) => {
    issue.received = typeof issue.input;
    issue.isChoice = issue.inst instanceof z.ZodEnum;
    return undefined;
  },
});

/** Our rules carry their code in `params`; zod's own issues are mapped. */
export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of listsFirst(error.issues.flatMap(withinIssue))) {
    const field = fieldPath(issue.path);
    const max = found.get(field)?.params?.max;
    if (!found.has(field) || max === Number.MAX_SAFE_INTEGER) found.set(field, { field, ...codeOf(issue) });
  }
  return [...found.values()];
}

/** The length of a list is told before what is wrong within it. */
function listsFirst(issues: Issue[]): Issue[] {
  const ordered: Issue[] = [];
  for (const issue of issues) {
    const isLength = "origin" in issue && issue.origin === "array";
    const { length } = issue.path;
    const within = ({ path }: Issue) =>
      path.length > length && issue.path.every((step, at) => path[at] === step);
    const place = isLength ? ordered.findIndex(within) : -1;
    ordered.splice(place < 0 ? ordered.length : place, 0, issue);
  }
  return ordered;
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

function codeOf(issue: Issue): Pick<FieldError, "code" | "params"> {
  if (issue.code === "custom") {
    const { code, ...params } = issue.params as { code: string };
    return { code, params };
  }
  if (issue.code === "too_big" && issue.origin === "array")
    return { code: "field.too_many", params: { max: Number(issue.maximum) } };
  if (issue.code === "too_big") return { code: "field.too_long", params: { max: Number(issue.maximum) } };
  if (issue.code === "too_small" && issue.minimum === 1) return { code: "field.required" };
  if (issue.code === "too_small" && issue.origin === "array")
    return { code: "field.too_few", params: { min: Number(issue.minimum) } };
  if (issue.code === "too_small") return { code: "field.too_short", params: { min: Number(issue.minimum) } };
  if (isMissing(issue)) return { code: "field.required" };
  const expected = expectedOf(issue);
  if (expected) return { code: "field.wrong_type", params: { expected } };
  if (issue.code === "invalid_value")
    return { code: "field.not_one_of", params: { values: valuesOf(issue).join(", ") } };
  if (issue.code === "invalid_union" && "options" in issue && issue.options)
    return { code: "field.not_one_of", params: { values: issue.options.map(String).join(", ") } };
  if (issue.code === "invalid_union") return inUnion(issue);
  return { code: "field.wrong_type", params: { expected: "another kind of value" } };
}

/** What is wrong with the name of a field, or within the one option that a value was meant for. */
function withinIssue(issue: Issue): Issue[] {
  if (issue.code === "invalid_key") return at(issue.path, issue.issues);
  if (issue.code !== "invalid_union") return [issue];
  const [meant, ...others] = issue.errors.filter((issues) =>
    issues.every((inner) => inner.path.length > 0 || isFraction(inner)),
  );
  return meant && others.length === 0 ? at(issue.path, meant).flatMap(withinIssue) : [issue];
}

function at(path: Issue["path"], issues: Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

function inUnion({ errors }: z.core.$ZodIssueInvalidUnion): Pick<FieldError, "code" | "params"> {
  const own = errors.flatMap((issues) => issues.flatMap(withinIssue)).filter(({ path }) => path.length === 0);
  if (own.some(isMissing)) return { code: "field.required" };
  const expected = own.flatMap((issue) => expectedOf(issue) ?? []);
  const values = own.flatMap((issue) => (issue.code === "invalid_value" ? valuesOf(issue) : []));
  if (expected.length === 0) return { code: "field.not_one_of", params: { values: values.join(", ") } };
  return { code: "field.wrong_type", params: { expected: [...new Set(expected)].join(", ") } };
}

function isMissing(issue: Issue): boolean {
  return (
    (issue.code === "invalid_type" || issue.code === "invalid_value") && noted(issue).received === "undefined"
  );
}

function isFraction(issue: Issue): boolean {
  return issue.code === "invalid_type" && issue.expected === "int";
}

const NAMES: Record<string, string> = { int: "integer", record: "object" };

function expectedOf(issue: Issue): string | undefined {
  if (issue.code === "invalid_type") return NAMES[issue.expected] ?? issue.expected;
  if (issue.code !== "invalid_value" || !isChoice(issue) || noted(issue).received === "string")
    return undefined;
  return issue.values.map((value) => `'${String(value)}'`).join(" | ");
}

function valuesOf(issue: z.core.$ZodIssueInvalidValue): string[] {
  return issue.values.filter((value) => value !== "" || !isChoice(issue)).map(String);
}

function isChoice(issue: z.core.$ZodIssueInvalidValue): boolean {
  return issue.values.length > 1 || noted(issue).isChoice === true;
}

function noted(issue: Issue): Issue & { received?: unknown; isChoice?: unknown } {
  return issue;
}
