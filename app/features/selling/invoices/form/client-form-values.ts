import type { Client } from "#app/features/selling/clients/client.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { formValuesOf } from "#app/platform/forms/field-record.ts";
import type { ClientFormValues, ClientOption } from "./client-option.ts";

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
    ...formValuesOf(recipientFields, client),
    ...formValuesOf(recipientAddressFields, client),
    language: client.language,
  };
}
