import { z } from "zod";
import { clientJson, clientPageJson } from "#app/features/selling/clients/client-json.ts";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { findClient, listClients } from "#app/features/selling/clients/clients.server.ts";
import { findOrCreateClient } from "#app/features/selling/clients/find-or-create-client.server.ts";
import { findSameClient } from "#app/features/selling/clients/same-client.server.ts";
import { idRule, limitRule } from "#app/features/programs/mcp/argument-rules.ts";
import {
  CLIENT_DESCRIPTIONS,
  ID_DESCRIPTIONS,
  PAGE_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { quoted } from "#app/features/programs/mcp/sentences.ts";
import { optionalLine } from "#app/platform/forms/fields.ts";
import { answerOf, PAGE_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";

export const findClientsTool = toolOf({
  name: "find_clients",
  title: "Find clients",
  description: "Finds clients of this account by name, place, e-mail or phone, in the order of their names.",
  scope: scopeOf("clients", "read"),
  schema: z.object({
    text: optionalLine({ max: 100 }),
    email: optionalLine({ max: 254 }),
    limit: limitRule,
    starting_after: optionalLine({ max: 2000 }),
  }),
  answer: answerOf("clients", ...PAGE_FIELDS),
  descriptions: {
    text: "Part of name, contact, address, e-mail, phone or VAT number; all clients when left out",
    email: "The whole e-mail address",
    ...PAGE_DESCRIPTIONS,
  },
  run: async (ctx, { text, email, limit, starting_after: after }) => {
    const page = await listClients(ctx, { search: text, email, limit, after });
    const data = clientPageJson(page);
    const more = data.has_more ? " There are more: call again with starting_after." : "";
    return { text: `${page.total} match; here are ${data.clients.length}.${more}`, data };
  },
});

export const getClientTool = toolOf({
  name: "get_client",
  title: "Read a client",
  description: "Answers everything about one client.",
  scope: scopeOf("clients", "read"),
  schema: z.object({ clientId: idRule }),
  answer: answerOf("client"),
  descriptions: ID_DESCRIPTIONS,
  run: async (ctx, { clientId }) => {
    const client = await findClient(ctx, clientId);
    return { text: `Client ${quoted(client.name)}.`, data: { client: clientJson(client) } };
  },
});

export const createClientTool = toolOf({
  name: "create_client",
  title: "Create a client",
  description:
    "Creates a client. When one of this name and e-mail address exists, that one is answered and not changed. " +
    "Invoices need an address, so ask for street, postal code and town.",
  scope: scopeOf("clients", "write"),
  changes: { isRepeatable: true },
  schema: clientSchema,
  answer: answerOf("client", "isNew", "similarClient"),
  descriptions: CLIENT_DESCRIPTIONS,
  without: ["version"],
  run: async (ctx, input) => {
    const { client, isNew } = await findOrCreateClient(ctx, input);
    const same = isNew ? await findSameClient(ctx, client) : null;
    const done = isNew ? "Created the client" : "There is this client already; nothing was changed:";
    const hint = same
      ? ` Another client has the same ${same.by === "email" ? "e-mail address" : "name"}.`
      : "";
    return {
      text: `${done} ${quoted(client.name)}.${hint}`,
      data: { client: clientJson(client), isNew, ...(same ? { similarClient: same } : {}) },
    };
  },
});
