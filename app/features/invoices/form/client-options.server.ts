import { findClient, listClients } from "#app/features/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isNotFound } from "#app/platform/errors.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { clientFormValues, clientOption } from "./client-form-values.ts";
import { type ClientOption, NO_CLIENT } from "./client-option.ts";

/** Clients that a select offers; with scripts one types instead and has them all. */
const OFFERED = 200;

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
