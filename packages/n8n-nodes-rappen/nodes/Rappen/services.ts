import type { Property } from "../../n8n.ts";
import {
  collection,
  furtherFields,
  listFields,
  listing,
  MORE,
  onceKey,
  operation,
  operations,
  sent,
  shownFor,
} from "./fields.ts";

const SERVICE = "service";

const clientId = sent("body", "clientId", { displayName: "Client ID", required: true });

export const serviceProperties: Property[] = [
  operations(SERVICE, [
    operation(SERVICE, {
      name: "Create",
      value: "create",
      action: "Create a service",
      method: "POST",
      path: "/services",
    }),
    listing("services"),
    operation(SERVICE, {
      name: "Invoice",
      value: "invoice",
      action: "Create an invoice of services",
      method: "POST",
      path: "/services/invoices",
    }),
  ]),
  { ...clientId, ...shownFor(SERVICE, "create", "invoice") },
  ...[
    sent("body", "day", { type: "dateTime", required: true }),
    sent("body", "description", { required: true }),
    sent("body", "quantity", { type: "number", default: 1, required: true }),
    sent("body", "unitPrice", {
      type: "number",
      required: true,
      description: "In CHF without VAT, such as 199.95",
    }),
    sent("body", "vatRate", {
      type: "number",
      default: 8.1,
      required: true,
      displayName: "VAT Rate",
      description: "In percent",
    }),
  ].map((field) => ({ ...field, ...shownFor(SERVICE, "create") })),
  {
    ...sent("body", "until", {
      type: "dateTime",
      required: true,
      description: "All open services to this day",
    }),
    ...shownFor(SERVICE, "invoice"),
  },
  collection(MORE, shownFor(SERVICE, "create"), [
    furtherFields,
    onceKey,
    sent("body", "project"),
    sent("body", "unit"),
  ]),
  collection(MORE, shownFor(SERVICE, "invoice"), [
    sent("body", "groupBy", {
      type: "options",
      default: "service",
      displayName: "Rows",
      options: [
        { name: "One for Each Service", value: "service" },
        { name: "One for Each Text", value: "text" },
      ],
    }),
    onceKey,
  ]),
  ...listFields(SERVICE, [
    sent("query", "client", { displayName: "Client ID" }),
    sent("query", "from", { type: "dateTime" }),
    sent("query", "project"),
    sent("query", "q", { displayName: "Search" }),
    sent("query", "state", {
      type: "options",
      default: "open",
      options: [
        { name: "Billed", value: "billed" },
        { name: "Open", value: "open" },
      ],
    }),
    sent("query", "to", { type: "dateTime" }),
  ]),
];
