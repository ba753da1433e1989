import { chosenClient } from "#app/features/clients/chosen-client.server.ts";
import {
  findMatchingClient,
  findOrCreateClient,
} from "#app/features/clients/find-or-create-client.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { InvoiceInput } from "./invoice.schema.ts";

type Linked = Pick<InvoiceInput, "clientId" | "saveClient" | "recipient" | "language">;

/** Created when the form asks for it (`saveClient`). @throws AppError `input.invalid` */
export async function linkClient(ctx: UserContext, input: Linked): Promise<string | null> {
  const { clientId, saveClient, recipient } = input;
  if (clientId) return (await chosenClient(ctx, clientId)).id;
  if (!saveClient) return (await findMatchingClient(ctx, recipient))?.id ?? null;
  const { client } = await findOrCreateClient(ctx, {
    ...recipient,
    vatNumber: "",
    eBillId: "",
    language: input.language,
  });
  return client.id;
}
