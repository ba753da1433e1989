import type { FieldError } from "#app/platform/errors.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";

/** At the field that people see, and one instead of one for each empty field of a client whom nobody has named. */
export function asOneClient(errors: FieldError[], values: FormValues): FieldError[] {
  const isBlank = (field: string) => textOf(values[field]).trim() === "";
  const seen = errors.map((error) =>
    error.field === "clientId" ? { ...error, field: "clientName" } : error,
  );
  const rest = seen.filter(({ field }) => !field.startsWith("client") || !isBlank(field));
  if (rest.length === seen.length || !isBlank("clientName") || !isBlank("clientId")) return seen;
  return [{ field: "clientName", code: "field.client" }, ...rest];
}
