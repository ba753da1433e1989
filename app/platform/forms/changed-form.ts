import type { FieldError } from "#app/platform/errors.ts";
import type { FormValues } from "./form-data.ts";

/** A form changed by a button, with something to show beside it, or an error at a field of the form's own name. */
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
