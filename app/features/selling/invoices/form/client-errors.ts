import type { FieldError } from "#app/platform/errors.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";

const CHOOSE: FieldError = { field: "clientName", code: "field.client" };

/** These always have a value, or are no field. */
const NOT_TYPED = ["clientCountry", "clientId"];

/** Names the field that people see, once instead of once for each field of a client of whom nothing was typed. */
export function asOneClient(errors: FieldError[], values: FormValues): FieldError[] {
  const seen = errors.map((error) =>
    error.field === "clientId" ? { ...error, field: "clientName" } : error,
  );
  const isBlank = (field: string) => textOf(values[field]).trim() === "";
  const isMissing = seen.some(({ field }) => field === "clientName") && isBlank("clientName");
  if (!isMissing || !isBlank("clientId")) return seen;
  const isTyped = Object.keys(values).some(
    (field) => field.startsWith("client") && !NOT_TYPED.includes(field) && !isBlank(field),
  );
  const rest = seen.filter(({ field }) => (isTyped ? field !== "clientName" : !field.startsWith("client")));
  return [CHOOSE, ...rest];
}
