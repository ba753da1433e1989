import type { Client, ClientPage } from "./clients.server.ts";

/** A client as the JSON API shows it. */
export function clientJson(client: Client) {
  const { street, buildingNumber, postalCode, city, country } = client;
  return {
    _id: client.id,
    id: client.id,
    name: client.name,
    contact: client.contact,
    email: client.email,
    phone: client.phone,
    address: { street, buildingNumber, postalCode, city, country },
    vatNumber: client.vatNumber,
    language: client.language,
    version: client.version,
    createdAt: client.createdAt,
    updatedAt: client.updatedAt,
  };
}

export function clientPageJson({ clients, page, limit, total, nextCursor }: ClientPage) {
  return {
    clients: clients.map(clientJson),
    ...{ page, limit, total },
    has_more: nextCursor !== null,
    next_cursor: nextCursor,
  };
}
