import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import { CLIENT_CAPS } from "./client-caps.ts";
import { clientSchema } from "./client.schema.ts";
import type { Client } from "./clients.server.ts";

/** How the form is read, for a new client and for a changed one; unlike the JSON API it wants an address (rule 10). */
export const CLIENT_FORM = {
  form: "client",
  schema: clientSchema,
  caps: CLIENT_CAPS,
  required: ["street", "postalCode", "city"],
  rules: [cityOfPostalCode],
  read: gatherAddress,
  fieldName: flatAddressName,
};

/** Name and e-mail as typed; empty where they are wrong themselves. */
export function typedIdentity(values: FormValues): { name: string; email: string } {
  const { name, email } = clientSchema.shape;
  return {
    name: name.safeParse(values.name).data ?? "",
    email: email.safeParse(values.email).data ?? "",
  };
}

export function blankClientForm(language: Locale): FormValues {
  return { country: "CH", language };
}

/** What the form shows of a client. */
export function clientValues(client: Client): FormValues {
  return {
    name: client.name,
    contact: client.contact,
    email: client.email,
    phone: formatPhone(client.phone),
    street: client.street,
    buildingNumber: client.buildingNumber,
    postalCode: client.postalCode,
    city: client.city,
    country: client.country,
    vatNumber: client.vatNumber,
    language: client.language,
    version: String(client.version),
  };
}
