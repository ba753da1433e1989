import type { Client } from "#app/features/clients/clients.server.ts";
import { formatPhone } from "#app/swiss/phone.ts";

/** A client to choose from in the invoice form, with what choosing it fills in. */
export interface ClientOption {
  id: string;
  name: string;
  /** Tells two of the same name apart. */
  place: string;
  values: ClientFormValues;
}

export type ClientFormValues = Record<(typeof CLIENT_FIELDS)[number], string>;

/** The fields of the invoice form that follow from the client. */
export const CLIENT_FIELDS = [
  "clientId",
  "clientName",
  "clientContact",
  "clientEmail",
  "clientPhone",
  "clientAddress",
  "clientBuildingNumber",
  "clientPostalCode",
  "clientCity",
  "clientCountry",
  "language",
] as const;

export function clientOption(client: Client): ClientOption {
  return {
    id: client.id,
    name: client.name,
    place: `${client.postalCode} ${client.city}`.trim(),
    values: clientFormValues(client),
  };
}

export function clientFormValues(client: Client): ClientFormValues {
  return {
    clientId: client.id,
    clientName: client.name,
    clientContact: client.contact,
    clientEmail: client.email,
    clientPhone: formatPhone(client.phone),
    clientAddress: client.street,
    clientBuildingNumber: client.buildingNumber,
    clientPostalCode: client.postalCode,
    clientCity: client.city,
    clientCountry: client.country,
    language: client.language,
  };
}

/** The form without a client again; its language stays. */
export const NO_CLIENT: Omit<ClientFormValues, "language"> = {
  clientId: "",
  clientName: "",
  clientContact: "",
  clientEmail: "",
  clientPhone: "",
  clientAddress: "",
  clientBuildingNumber: "",
  clientPostalCode: "",
  clientCity: "",
  clientCountry: "CH",
};
