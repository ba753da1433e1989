import { findClient, listClients } from "#app/features/clients/clients.server.ts";
import {
  findMatchingClient,
  findOrCreateClient,
} from "#app/features/clients/find-or-create-client.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid, isNotFound } from "#app/platform/errors.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { clientFormValues, clientOption } from "#app/features/invoices/form/client-form-values.ts";
import { type ClientOption, NO_CLIENT } from "#app/features/invoices/form/client-option.ts";
import type { InvoiceInput } from "#app/features/invoices/invoice.schema.ts";

/** Clients that a select offers; with scripts one types instead and has them all. */
const OFFERED = 200;

/**
 * The client an invoice belongs to: the one that was chosen; else the one of that name and e-mail address, which is made
 * when the form asked for it (`saveClient`).
 * @throws AppError `input.invalid` when the chosen one is not there
 */
export async function linkClient(ctx: UserContext, input: InvoiceInput): Promise<string | null> {
  const { clientId, saveClient, recipient } = input;
  if (clientId) return (await chosenClient(ctx, clientId)).id;
  if (!saveClient) return (await findMatchingClient(ctx, recipient))?.id ?? null;
  const { client } = await findOrCreateClient(ctx, { ...recipient, vatNumber: "", language: input.language });
  return client.id;
}

async function chosenClient(ctx: UserContext, id: string) {
  try {
    return await findClient(ctx, id);
  } catch (error) {
    if (isNotFound(error)) throw invalid([{ field: "clientId", code: "client.not_found" }]);
    throw error;
  }
}

/** Clients whose names, addresses or e-mail contain `search`, by name. */
export async function findClientOptions(
  ctx: UserContext,
  search = "",
  limit = OFFERED,
): Promise<ClientOption[]> {
  const { clients } = await listClients(ctx, { search, limit });
  return clients.map(clientOption);
}

/** What a form shows for this client; of one that is not there any more, nothing. */
export async function valuesOfClient(
  ctx: UserContext,
  id: FormValues[string] | undefined | null,
): Promise<FormValues> {
  if (typeof id !== "string" || id === "") return NO_CLIENT;
  try {
    return clientFormValues(await findClient(ctx, id));
  } catch (error) {
    if (isNotFound(error)) return NO_CLIENT;
    throw error;
  }
}
