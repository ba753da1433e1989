import { externalFields } from "#app/features/running/external/external-fields.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import type { Client, ClientPage } from "./client.ts";
import { clientAddressFields, clientFields, clientSettings } from "./client-fields.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";

export function clientJson(client: Client) {
  return {
    _id: client.id,
    id: client.id,
    ...jsonOf(clientFields, client),
    address: jsonOf(clientAddressFields, client),
    ...jsonOf(clientSettings, client),
    ...jsonOf(externalFields, client),
    version: client.version,
    createdAt: client.createdAt,
    updatedAt: client.updatedAt,
  };
}

export function clientPageJson({ clients, ...list }: ClientPage) {
  return {
    clients: clients.map(clientJson),
    ...listPageJson(list),
  };
}
