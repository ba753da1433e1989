import { SERVICE_EXAMPLE, SERVICES_INVOICE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { SERVICE_STATES } from "#app/features/selling/services/service.ts";
import { serviceSchema } from "#app/features/selling/services/service.schema.ts";
import { call, create, LIST, operationsOf } from "./operation.ts";

export const SERVICE_OPERATIONS = operationsOf({
  module: "services",
  scope: "invoices",
  needs: ["see", "draft"],
})({
  listServices: call("GET /services", "ServiceList", {
    summary: "List services by day",
    text: "The newest day first, those that are invoiced among them.",
    query: {
      ...LIST,
      q: "search",
      client: "text",
      project: "text",
      state: SERVICE_STATES,
      from: "day",
      to: "day",
      updated_since: "instant",
    },
  }),
  createService: create("POST /services", "Service", {
    summary: "Enter a service",
    text: "What was done for a client and is to be invoiced. Sends `service.created`.",
    body: { schema: serviceSchema, example: SERVICE_EXAMPLE },
  }),
  readService: call("GET /services/{id}", "Service", {
    summary: "Read a service",
    text: "The service as it is now.",
  }),
  updateService: call("PUT /services/{id}", "Service", {
    summary: "Replace a service",
    text:
      "Everything is replaced: what is left out goes back to its default. One that is invoiced is 409 " +
      "`service.billed`. Sends `service.updated`.",
    body: { schema: serviceSchema, example: SERVICE_EXAMPLE },
  }),
  patchService: call("PATCH /services/{id}", "Service", {
    summary: "Change some fields of a service",
    text:
      "A merge patch (RFC 7396): fields that are not sent stay, null clears. One that is invoiced is 409 " +
      "`service.billed`. Sends `service.updated`.",
    body: { schema: serviceSchema, example: { quantity: 2 } },
  }),
  deleteService: call("DELETE /services/{id}", "Deleted", {
    summary: "Delete a service",
    text: "One that is invoiced is 409 `service.billed`. Sends `service.deleted`.",
    refusals: [404, 409, 412],
  }),
  invoiceServices: create("POST /services/invoices", "Invoice", {
    summary: "Make an invoice of a client's services",
    text:
      "Answers the draft. `serviceIds`, at most 500, or all that are open `until` a day; more than 500 until " +
      "then are 422. `groupBy` is `service` (a row for each, with its day) or `text` (a row for each text, with " +
      "all days); an invoice has at most 200 rows. A service is invoiced once: asking again for the same ones " +
      "is the same invoice, and one that is invoiced elsewhere, or is not of the version in `versions`, is 409 " +
      "`service.changed`. Sends `invoice.created` and `service.billed` for each. Cancelling the invoice or " +
      "deleting its draft opens them again.",
    body: { schema: invoiceServicesSchema, example: SERVICES_INVOICE_EXAMPLE },
  }),
});
