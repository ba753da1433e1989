import type { UserContext } from "#app/platform/context.server.ts";
import { invalid, unlessGone } from "#app/platform/errors.ts";
import type { Client } from "./client.ts";
import { findClient } from "./clients.server.ts";

/** That a form or a call names at `field`. @throws AppError `input.invalid` for one that does not exist */
export async function chosenClient(ctx: UserContext, id: string, field = "clientId"): Promise<Client> {
  const client = await unlessGone(findClient(ctx, id));
  if (!client) throw invalid([{ field, code: "client.not_found" }]);
  return client;
}
