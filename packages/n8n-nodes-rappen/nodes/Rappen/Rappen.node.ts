import type { NodeDescription } from "../../n8n.ts";
import { clientProperties } from "./clients.ts";
import { invoiceProperties } from "./invoices.ts";
import { offerProperties } from "./offers.ts";
import { paymentProperties } from "./payments.ts";
import { serviceProperties } from "./services.ts";

export class Rappen {
  description: NodeDescription = {
    displayName: "Rappen",
    name: "rappen",
    icon: "file:rappen.svg",
    group: ["transform"],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: "Write, send and follow up Swiss invoices and offers",
    defaults: { name: "Rappen" },
    usableAsTool: true,
    inputs: ["main"],
    outputs: ["main"],
    credentials: [{ name: "rappenApi", required: true }],
    requestDefaults: {
      baseURL: "={{$credentials.baseUrl.replace(/\\/+$/, '')}}/api/v1",
      headers: { Accept: "application/json" },
    },
    properties: [
      {
        displayName: "Resource",
        name: "resource",
        type: "options",
        noDataExpression: true,
        default: "invoice",
        options: [
          { name: "Client", value: "client" },
          { name: "Invoice", value: "invoice" },
          { name: "Offer", value: "offer" },
          { name: "Payment", value: "payment" },
          { name: "Service", value: "service" },
        ],
      },
      ...clientProperties,
      ...invoiceProperties,
      ...offerProperties,
      ...paymentProperties,
      ...serviceProperties,
    ],
  };
}
