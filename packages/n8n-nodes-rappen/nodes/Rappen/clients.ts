import type { Property } from "../../n8n.ts";
import {
  collection,
  furtherFields,
  idField,
  language,
  listFields,
  listing,
  MORE,
  onceKey,
  operation,
  operations,
  sent,
  shownFor,
} from "./fields.ts";

const CLIENT = "client";

export const clientProperties: Property[] = [
  operations(CLIENT, [
    operation(CLIENT, {
      name: "Create",
      value: "create",
      action: "Create a client",
      method: "POST",
      path: "/clients",
    }),
    operation(CLIENT, {
      name: "Delete",
      value: "delete",
      action: "Delete a client",
      method: "DELETE",
      path: "/clients/{id}",
    }),
    operation(CLIENT, {
      name: "Find or Create",
      value: "findOrCreate",
      action: "Find or create a client",
      method: "POST",
      path: "/clients/find-or-create",
    }),
    operation(CLIENT, {
      name: "Get",
      value: "get",
      action: "Get a client",
      method: "GET",
      path: "/clients/{id}",
    }),
    listing("clients"),
    operation(CLIENT, {
      name: "Update",
      value: "update",
      action: "Update a client",
      method: "PATCH",
      path: "/clients/{id}",
    }),
  ]),
  idField(CLIENT, "delete", "get", "update"),
  { ...sent("body", "name", { required: true }), ...shownFor(CLIENT, "create", "findOrCreate") },
  collection(MORE, shownFor(CLIENT, "create", "findOrCreate"), [...contactFields(), furtherFields, onceKey]),
  collection({ name: "updateFields", displayName: "Update Fields" }, shownFor(CLIENT, "update"), [
    ...contactFields(),
    furtherFields,
    sent("body", "name"),
  ]),
  ...listFields(CLIENT, [
    sent("query", "email"),
    sent("query", "externalId", { displayName: "External ID" }),
    sent("query", "q", { displayName: "Search" }),
    sent("query", "updated_since", {
      description: "Only what has changed since, such as 2026-11-21T08:00:00Z",
    }),
  ]),
];

function contactFields(): Property[] {
  return [
    sent("body", "contact"),
    sent("body", "email"),
    sent("body", "externalId", { displayName: "External ID" }),
    language("body"),
    sent("body", "phone"),
    sent("body", "vatNumber", { displayName: "VAT Number" }),
    ...["street", "buildingNumber", "postalCode", "city", "country"].map(addressField),
  ];
}

function addressField(name: string): Property {
  return { ...sent("body", name), routing: { send: { type: "body", property: `address.${name}` } } };
}
