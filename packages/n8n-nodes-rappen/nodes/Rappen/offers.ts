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

const OFFER = "offer";

export const offerProperties: Property[] = [
  operations(OFFER, [
    operation(OFFER, {
      name: "Create",
      value: "create",
      action: "Create an offer",
      method: "POST",
      path: "/offers",
    }),
    operation(OFFER, {
      name: "Create Invoice",
      value: "createInvoice",
      action: "Create an invoice of an offer",
      method: "POST",
      path: "/offers/{id}/invoice",
    }),
    downloading(OFFER),
    operation(OFFER, {
      name: "Get",
      value: "get",
      action: "Get an offer",
      method: "GET",
      path: "/offers/{id}",
    }),
    listing("offers"),
    operation(OFFER, {
      name: "Mark as Accepted",
      value: "accept",
      action: "Mark an offer as accepted",
      method: "POST",
      path: "/offers/{id}/accept",
    }),
    operation(OFFER, {
      name: "Mark as Declined",
      value: "decline",
      action: "Mark an offer as declined",
      method: "POST",
      path: "/offers/{id}/decline",
    }),
    operation(OFFER, {
      name: "Send",
      value: "send",
      action: "Send an offer by e-mail",
      method: "POST",
      path: "/offers/{id}/send",
    }),
  ]),
  idField(OFFER, "accept", "createInvoice", "decline", "downloadPdf", "get", "send"),
  ...contentFields(OFFER),
  collection(MORE, shownFor(OFFER, "create"), [
    sent("body", "externalId", { displayName: "External ID" }),
    furtherFields,
    language("body"),
    sent("body", "notes"),
    onceKey,
    sent("body", "subject"),
    sent("body", "terms"),
    sent("body", "validUntil", { type: "dateTime" }),
  ]),
  collection(MORE, shownFor(OFFER, "send"), [...letterFields(), language("body"), onceKey]),
  collection(MORE, shownFor(OFFER, "accept", "decline"), [sent("body", "name"), sent("body", "remark")]),
  collection(MORE, shownFor(OFFER, "createInvoice"), [
    kindField(),
    sent("body", "percent", { type: "number", default: 30 }),
    onceKey,
  ]),
  collection(MORE, shownFor(OFFER, "downloadPdf"), [language("query")]),
  ...listFields(OFFER, [
    ...paperFilters(),
    statusFilter("draft", "sent", "accepted", "declined", "expired", "invoiced"),
  ]),
];

function kindField(): Property {
  return sent("body", "kind", {
    type: "options",
    default: "whole",
    options: [
      { name: "Final", value: "final" },
      { name: "Part", value: "part" },
      { name: "Whole", value: "whole" },
    ],
  });
}
