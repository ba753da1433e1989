import type { FormValues } from "#app/platform/form-data.ts";

const ADDRESS = ["street", "buildingNumber", "postalCode", "city", "country"];

/** The form's flat names → the schema's shape, in which the address is one thing. */
export function readAccountForm(values: FormValues): FormValues {
  const address = Object.fromEntries(ADDRESS.flatMap((name) => (name in values ? [[name, values[name]!]] : [])));
  return { ...values, address };
}

/** The schema's path → the form's name, for error messages. */
export function accountFieldName(field: string): string {
  return field.replace(/^address\./, "");
}
