import type { Item, NodeDescription, WebhookAnswer, WebhookContext } from "../../n8n.ts";
import { EVENTS } from "./events.ts";
import { isFromRappen } from "./signature.ts";
import { subscription } from "./subscription.ts";

export class RappenTrigger {
  description: NodeDescription = {
    displayName: "Rappen Trigger",
    name: "rappenTrigger",
    icon: "file:rappen.svg",
    group: ["trigger"],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: "Starts when an invoice is written, sent or paid, and on other events in Rappen",
    defaults: { name: "Rappen Trigger" },
    inputs: [],
    outputs: ["main"],
    credentials: [{ name: "rappenApi", required: true }],
    webhooks: [{ name: "default", httpMethod: "POST", responseMode: "onReceived", path: "webhook" }],
    properties: [
      {
        displayName: "Events",
        name: "events",
        type: "multiOptions",
        required: true,
        default: ["invoice.created", "invoice.paid"],
        options: EVENTS.map((value) => ({ name: value, value })),
      },
    ],
  };

  webhookMethods = subscription;

  async webhook(this: WebhookContext): Promise<WebhookAnswer> {
    const { webhookSecret } = this.getWorkflowStaticData("node");
    const header = String(this.getHeaderData()["rappen-signature"] ?? "");
    const body = this.getRequestObject().rawBody;
    if (!body || !isFromRappen({ body, header, secret: String(webhookSecret ?? "") })) {
      this.getResponseObject().status(401).send("Not signed by Rappen, or too old");
      return { noWebhookResponse: true };
    }
    const event = JSON.parse(body.toString("utf8")) as Item["json"];
    return event.type === "ping" ? { webhookResponse: "OK" } : { workflowData: [[{ json: event }]] };
  }
}
