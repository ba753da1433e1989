import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { mergePatch } from "#app/platform/http/body/merge-patch.ts";
import { jsonSchemaOf, onlyKnown } from "#app/platform/mcp/json-schema.server.ts";
import type { ToolArguments } from "#app/platform/mcp/tool.server.ts";

/** What forms and the API's own calls need beside the document. */
export const NOT_OF_TOOLS = ["saveClient", "send", "payment", "templateId", "items[].name"];

export const WRITABLE = jsonSchemaOf(invoiceSchema, {
  descriptions: {},
  without: [...NOT_OF_TOOLS, "version"],
});

/** Offers have the same. */
const RECIPIENT = WRITABLE.properties?.recipient ?? {};

/** What is said of the recipient counts before what is known of the client. @throws AppError `client.not_found` */
export async function withClient(ctx: UserContext, input: ToolArguments): Promise<ToolArguments> {
  const { clientId } = input;
  if (typeof clientId !== "string" || !clientId) return input;
  const client = clientJson(await findClient(ctx, clientId));
  const known = { language: client.language, recipient: onlyKnown(RECIPIENT, client) };
  return mergePatch(known, input) as ToolArguments;
}
