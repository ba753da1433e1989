import type { Property } from "../../n8n.ts";
import { sent, shownFor } from "./fields.ts";

/** Whom it is for, and its rows: alike for invoices and offers. */
export function contentFields(resource: string): Property[] {
  const show = shownFor(resource, "create");
  return [
    {
      ...sent("body", "clientId", { displayName: "Client ID", required: true }),
      description: "Its address and language are taken over",
      ...show,
    },
    {
      displayName: "Items",
      name: "items",
      type: "fixedCollection",
      typeOptions: { multipleValues: true },
      placeholder: "Add Item",
      default: {},
      required: true,
      ...show,
      options: [
        {
          name: "item",
          displayName: "Item",
          values: [
            itemField("description", { default: "" }),
            itemField("quantity", { type: "number", default: 1 }),
            itemField("unitPrice", { type: "number", default: 0, description: "In CHF, such as 199.95" }),
            itemField("vatRate", {
              type: "number",
              default: 8.1,
              displayName: "VAT Rate",
              description: "In percent",
            }),
          ],
        },
      ],
    },
  ];
}

function itemField(name: string, field: Parameters<typeof sent>[2]): Property {
  return {
    ...sent("body", name, field),
    routing: { send: { type: "body", property: `=items[{{$index}}].${name}` } },
  };
}

/** What an e-mail says; left out, the texts of the profile. */
export function letterFields(): Property[] {
  return [
    sent("body", "cc", { displayName: "Copy To", description: "Several addresses with commas between them" }),
    sent("body", "message"),
    sent("body", "recipient", { description: "Left out: the e-mail address of the client" }),
    sent("body", "subject"),
  ];
}

export function paperFilters(): Property[] {
  return [
    sent("query", "client", { displayName: "Client ID" }),
    sent("query", "externalId", { displayName: "External ID" }),
    sent("query", "issued_from", { type: "dateTime" }),
    sent("query", "issued_to", { type: "dateTime" }),
    sent("query", "q", { displayName: "Search" }),
    sent("query", "updated_since", {
      description: "Only what has changed since, such as 2026-11-21T08:00:00Z",
    }),
  ];
}

export function statusFilter(...statuses: string[]): Property {
  return sent("query", "status", {
    type: "options",
    default: statuses[0],
    options: statuses.map((value) => ({ name: value.replace("_", " "), value })),
  });
}
