import type { FieldError } from "#app/platform/errors.ts";
import type { FormValues } from "./form-data.ts";

export interface FormRule {
  /** Before the form is read. */
  complete: (values: FormValues) => FormValues;
  errors: (values: FormValues) => FieldError[];
  choices: (values: FormValues) => Record<string, string[]>;
}

export function completed(rules: FormRule[] = [], values: FormValues): FormValues {
  return rules.reduce((values, { complete }) => complete(values), values);
}

export function ruleErrors(rules: FormRule[] = [], values: FormValues): FieldError[] {
  return rules.flatMap(({ errors }) => errors(values));
}

export function choicesOf(rules: FormRule[] = [], values: FormValues): Record<string, string[]> {
  return Object.assign({}, ...rules.map(({ choices }) => choices(values))) as Record<string, string[]>;
}
