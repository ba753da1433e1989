import type { Property } from "../../n8n.ts";
import {
  collection,
  downloading,
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
import { contentFields, letterFields, paperFilters, statusFilter } from "./papers.ts";

const INVOICE = "invoice";
const ON_ONE = [
  "cancel",
  "delete",
  "downloadPdf",
  "get",
  "markPaid",
  "markSent",
  "markUnpaid",
  "send",
  "update",
];

export const invoiceProperties: Property[] = [
  operations(INVOICE, [
    operation(INVOICE, {
      name: "Cancel",
      value: "cancel",
      action: "Cancel an invoice",
      method: "POST",
      path: "/invoices/{id}/cancel",
    }),
    operation(INVOICE, {
      name: "Create",
      value: "create",
      action: "Create an invoice",
      method: "POST",
      path: "/invoices",
    }),
    operation(INVOICE, {
      name: "Delete",
      value: "delete",
      action: "Delete an invoice",
      method: "DELETE",
      path: "/invoices/{id}",
    }),
    downloading(INVOICE),
    operation(INVOICE, {
      name: "Get",
      value: "get",
      action: "Get an invoice",
      method: "GET",
      path: "/invoices/{id}",
    }),
    listing("invoices"),
    operation(INVOICE, {
      name: "Mark as Paid",
      value: "markPaid",
      action: "Mark an invoice as paid",
      method: "POST",
      path: "/invoices/{id}/mark-paid",
    }),
    operation(INVOICE, {
      name: "Mark as Sent",
      value: "markSent",
      action: "Mark an invoice as sent",
      method: "POST",
      path: "/invoices/{id}/mark-sent",
    }),
    operation(INVOICE, {
      name: "Mark as Unpaid",
      value: "markUnpaid",
      action: "Mark an invoice as unpaid",
      method: "POST",
      path: "/invoices/{id}/mark-unpaid",
    }),
    operation(INVOICE, {
      name: "Send",
      value: "send",
      action: "Send an invoice by e-mail",
      method: "POST",
      path: "/invoices/{id}/send",
    }),
    operation(INVOICE, {
      name: "Update",
      value: "update",
      action: "Update an invoice",
      method: "PATCH",
      path: "/invoices/{id}",
    }),
  ]),
  idField(INVOICE, ...ON_ONE),
  ...contentFields(INVOICE),
  collection(MORE, shownFor(INVOICE, "create"), [...noteFields(), onceKey]),
  collection(
    { name: "updateFields", displayName: "Update Fields" },
    shownFor(INVOICE, "update"),
    noteFields(),
  ),
  collection(MORE, shownFor(INVOICE, "send"), [...letterFields(), language("body"), onceKey]),
  collection(MORE, shownFor(INVOICE, "markPaid"), [sent("body", "paidOn", { type: "dateTime" })]),
  collection(MORE, shownFor(INVOICE, "downloadPdf"), [language("query")]),
  ...listFields(INVOICE, [
    ...paperFilters(),
    statusFilter("draft", "sent", "overdue", "paid", "credited", "written_off", "cancelled"),
  ]),
];

function noteFields(): Property[] {
  return [
    sent("body", "dueDate", { type: "dateTime" }),
    sent("body", "externalId", { displayName: "External ID" }),
    furtherFields,
    sent("body", "issueDate", { type: "dateTime" }),
    language("body"),
    sent("body", "notes"),
    sent("body", "purchaseOrder"),
    sent("body", "subject"),
  ];
}
