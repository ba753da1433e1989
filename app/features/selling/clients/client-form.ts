import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import { capsOf, formValuesOf, type NamesOf } from "#app/platform/forms/field-record.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { groupsIn } from "./client-groups.ts";
import { clientSchema } from "./client.schema.ts";
import type { Client } from "./client.ts";
import { clientAddressFields, clientFields, clientSettings } from "./client-fields.ts";

/** Rules 8 and 9. */
export const CLIENT_CAPS = {
  ...capsOf(clientFields),
  ...capsOf(clientAddressFields),
  ...capsOf(clientSettings),
};

export type ClientCaps = typeof CLIENT_CAPS;

export type ClientFormField = NamesOf<
  typeof clientFields | typeof clientAddressFields | typeof clientSettings,
  "form"
>;

/** Unlike the JSON API it requires an address (rule 10). */
export const CLIENT_FORM = {
  form: "client",
  schema: clientSchema,
  caps: CLIENT_CAPS,
  required: ["street", "postalCode", "city"],
  rules: [cityOfPostalCode],
  read: (values: FormValues) => ({ ...gatherAddress(values), groups: groupsIn(textOf(values.groups)) }),
  fieldName: (field: string) => flatAddressName(field).replace(/^groups\[.*/, "groups"),
};

export function typedIdentity(values: FormValues): { name: string; email: string } {
  const { name, email } = clientSchema.shape;
  return {
    name: name.safeParse(values.name).data ?? "",
    email: email.safeParse(values.email).data ?? "",
  };
}

export function blankClientForm(language: Locale): FormValues {
  return { country: "CH", language, delivery: "email" };
}

export function clientValues(client: Client): FormValues {
  return {
    ...formValuesOf(clientFields, client),
    ...formValuesOf(clientAddressFields, client),
    ...formValuesOf(clientSettings, client),
    version: String(client.version),
  };
}
