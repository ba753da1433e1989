import type { Client } from "#app/features/selling/clients/client.ts";
import { findClients, listClients } from "#app/features/selling/clients/clients.server.ts";
import { readClientFilters } from "#app/features/selling/clients/client-filters.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { searchOf } from "#app/platform/lists/pages.ts";
import { MAX_CHOSEN, tickedIn, tooMany } from "./chosen.ts";

/** Like `chosenPapers`, for clients. @param most that the act can take on */
export async function chosenClientsIn(
  ctx: UserContext,
  params: URLSearchParams,
  most = MAX_CHOSEN,
): Promise<Client[]> {
  const ticked = tickedIn(params);
  const clients = ticked ? await tickedClients(ctx, ticked) : await wholeList(ctx, params, most + 1);
  if (clients.length > most) throw tooMany(most);
  return clients;
}

async function tickedClients(ctx: UserContext, ids: string[]): Promise<Client[]> {
  const clients = ids.length > 0 ? await findClients(ctx, ids) : [];
  if (clients.length < ids.length) throw new AppError("client.not_found");
  return clients;
}

async function wholeList(ctx: UserContext, params: URLSearchParams, limit: number): Promise<Client[]> {
  const { group = "" } = readClientFilters(params);
  const query = { search: searchOf(params), group, page: 1, limit, isCounted: false };
  return (await listClients(ctx, query)).clients;
}
