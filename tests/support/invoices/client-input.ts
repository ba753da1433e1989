import { type ClientInput, clientSchema } from "#app/features/selling/clients/client.schema.ts";

/** A client with everything that can be known of one, as JSON. */
export const CLIENT = {
  name: "Kulturhaus Obertor",
  contact: "Regula Ammann",
  email: "rechnung@kulturhaus.example",
  phone: "044 668 18 00",
  address: {
    street: "Obertor",
    buildingNumber: "14",
    postalCode: "8400",
    city: "Winterthur",
    country: "CH",
  },
  vatNumber: "CHE-123.456.788 MWST",
  language: "de" as const,
  eInvoice: "never" as const,
  delivery: "email" as const,
  groups: ["Mitglieder 2027", "Vorstand"],
};

/** The same as the form sends it. */
export const CLIENT_FIELDS = {
  name: CLIENT.name,
  contact: CLIENT.contact,
  email: CLIENT.email,
  phone: CLIENT.phone,
  ...CLIENT.address,
  vatNumber: CLIENT.vatNumber,
  language: CLIENT.language,
  eInvoice: CLIENT.eInvoice,
  delivery: CLIENT.delivery,
  groups: CLIENT.groups.join(", "),
};

export function clientInput(overrides: Record<string, unknown> = {}): ClientInput {
  return clientSchema.parse({ ...CLIENT, ...overrides });
}
