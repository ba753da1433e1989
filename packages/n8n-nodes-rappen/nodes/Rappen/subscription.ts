import type { HookContext, HttpRequest } from "../../n8n.ts";

interface Webhook {
  id: string;
  url: string;
  events: string[];
  isActive: boolean;
}

/** What n8n calls when a workflow is switched on and off. */
export const subscription = {
  default: {
    async checkExists(this: HookContext): Promise<boolean> {
      const kept = this.getWorkflowStaticData("node");
      if (typeof kept.webhookId !== "string") return false;
      const webhook = await unlessGone(
        call<Webhook>(this, { method: "GET", url: `/webhooks/${kept.webhookId}` }),
      );
      const events = [...(this.getNodeParameter("events") as string[])].sort();
      if (
        webhook &&
        webhook.isActive &&
        webhook.url === urlOf(this) &&
        String([...webhook.events].sort()) === String(events)
      )
        return true;
      if (webhook) await end(this, webhook.id);
      return false;
    },

    async create(this: HookContext): Promise<boolean> {
      const body = { url: urlOf(this), events: this.getNodeParameter("events") as string[] };
      const made = await call<Webhook & { secret: string }>(this, { method: "POST", url: "/webhooks", body });
      Object.assign(this.getWorkflowStaticData("node"), { webhookId: made.id, webhookSecret: made.secret });
      return true;
    },

    async delete(this: HookContext): Promise<boolean> {
      const kept = this.getWorkflowStaticData("node");
      if (typeof kept.webhookId === "string") await end(this, kept.webhookId);
      delete kept.webhookId;
      delete kept.webhookSecret;
      return true;
    },
  },
};

function urlOf(context: HookContext): string {
  return context.getNodeWebhookUrl("default") ?? "";
}

async function end(context: HookContext, id: string): Promise<void> {
  await unlessGone(call(context, { method: "DELETE", url: `/webhooks/${id}` }));
}

async function call<Data>(context: HookContext, request: HttpRequest): Promise<Data> {
  const { baseUrl } = await context.getCredentials("rappenApi");
  const baseURL = `${String(baseUrl).replace(/\/+$/, "")}/api/v1`;
  const answer = await context.helpers.httpRequestWithAuthentication.call(context, "rappenApi", {
    ...request,
    baseURL,
    json: true,
  });
  return (answer as { data: Data }).data;
}

/** Somebody may have deleted it in the profile meanwhile. */
async function unlessGone<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer;
  } catch (error) {
    const { httpCode, response } = error as { httpCode?: string | null; response?: { status?: number } };
    if (String(httpCode ?? response?.status) === "404") return null;
    throw error;
  }
}
