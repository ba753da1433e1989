import { clientAddressFields } from "#app/features/selling/clients/client-fields.ts";
import { chosenClient } from "#app/features/selling/clients/chosen-client.server.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";

/** An invoice that names a client and no recipient goes to that client. */
export async function withRecipient(ctx: UserContext, json: object): Promise<object> {
  if (!("clientId" in json) || typeof json.clientId !== "string" || json.clientId === "") return json;
  if ("recipient" in json && json.recipient !== null) return json;
  const client = await chosenClient(ctx, json.clientId);
  const recipient = { ...jsonOf(recipientFields, client), address: jsonOf(clientAddressFields, client) };
  return { ...json, recipient };
}
