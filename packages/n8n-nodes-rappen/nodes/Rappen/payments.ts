import type { Property } from "../../n8n.ts";
import {
  collection,
  idField,
  listFields,
  listing,
  MORE,
  onceKey,
  operation,
  operations,
  sent,
  shownFor,
} from "./fields.ts";

const PAYMENT = "payment";

export const paymentProperties: Property[] = [
  operations(PAYMENT, [
    operation(PAYMENT, {
      name: "Get",
      value: "get",
      action: "Get a payment",
      method: "GET",
      path: "/payments/{id}",
    }),
    listing("payments"),
    operation(PAYMENT, {
      name: "Record",
      value: "record",
      action: "Record a payment of an invoice",
      method: "POST",
      path: "/payments",
    }),
    operation(PAYMENT, {
      name: "Undo",
      value: "undo",
      action: "Undo a payment",
      method: "POST",
      path: "/payments/{id}/undo",
    }),
  ]),
  idField(PAYMENT, "get", "undo"),
  {
    ...sent("body", "invoiceId", { displayName: "Invoice ID", required: true }),
    ...shownFor(PAYMENT, "record"),
  },
  {
    ...sent("body", "amount", { type: "number", required: true, description: "In CHF, such as 199.95" }),
    ...shownFor(PAYMENT, "record"),
  },
  collection(MORE, shownFor(PAYMENT, "record"), [
    sent("body", "note"),
    onceKey,
    sent("body", "paidOn", { type: "dateTime" }),
    sent("body", "skonto", {
      type: "boolean",
      description: "Whether the rest is the early-payment discount of the invoice",
    }),
  ]),
  ...listFields(PAYMENT, [
    sent("query", "client", { displayName: "Client ID" }),
    sent("query", "q", { displayName: "Search" }),
  ]),
];
