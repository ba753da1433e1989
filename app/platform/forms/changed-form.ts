import type { FieldError } from "#app/platform/errors.ts";
import type { FormValues } from "./form-data.ts";

export class ChangedForm {
  readonly values: FormValues;
  readonly extra: unknown;
  readonly errors: FieldError[];

  constructor(values: FormValues, extra: unknown = null, errors: FieldError[] = []) {
    this.values = values;
    this.extra = extra;
    this.errors = errors;
  }
}
