import { chosenClient } from "#app/features/selling/clients/chosen-client.server.ts";
import {
  findMatchingClient,
  findOrCreateClient,
} from "#app/features/selling/clients/find-or-create-client.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { invalid } from "#app/platform/errors.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { InvoiceInput } from "./invoice.schema.ts";

type Linked = Pick<InvoiceInput, "clientId" | "saveClient" | "recipient" | "language">;

/** Created when the form asks for it (`saveClient`). @throws AppError `input.invalid` */
export async function linkClient(ctx: UserContext, input: Linked): Promise<Client | null> {
  const { clientId, saveClient, recipient } = input;
  if (clientId) {
    const client = await chosenClient(ctx, clientId);
    if (recipient.email || client.delivery === "post") return client;
    throw invalid([{ field: "recipient.email", code: "field.required" }]);
  }
  if (!saveClient) return findMatchingClient(ctx, recipient);
  const { client } = await findOrCreateClient(ctx, {
    ...recipient,
    vatNumber: "",
    eBillId: "",
    groups: "",
    language: input.language,
  });
  return client;
}

export interface ClientOfPaper {
  clientId: string | null;
  clientEmail: string | null;
}

/** @param before a draft keeps what was known when its address was written */
export function clientOfPaper(
  client: Client | null,
  email: string,
  before?: ClientOfPaper & { recipient: { email: string } },
): ClientOfPaper {
  const clientId = client?.id ?? null;
  const isKept = before !== undefined && before.clientId === clientId && before.recipient.email === email;
  return { clientId, clientEmail: isKept ? before.clientEmail : (client?.email ?? null) };
}
