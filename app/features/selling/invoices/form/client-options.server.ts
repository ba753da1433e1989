import { findClient, listClients } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { clientFormValues, clientOption } from "./client-form-values.ts";
import { type ClientOption, NO_CLIENT } from "./client-option.ts";

/** Clients in a select without scripts. */
const OFFERED = 200;

export async function findClientOptions(
  ctx: UserContext,
  search = "",
  limit = OFFERED,
): Promise<ClientOption[]> {
  const { clients } = await listClients(ctx, { search, limit });
  return clients.map(clientOption);
}

/** Empty for a client that no longer exists. */
export async function valuesOfClient(
  ctx: UserContext,
  id: FormValues[string] | undefined | null,
): Promise<FormValues> {
  if (typeof id !== "string" || id === "") return NO_CLIENT;
  const client = await unlessGone(findClient(ctx, id));
  return client ? clientFormValues(client) : NO_CLIENT;
}
