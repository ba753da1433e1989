import { mailedAt } from "#app/features/selling/clients/client-delivery.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { Series } from "./series.ts";

/** Meant to be sent, to a client who gets letters by post: it writes drafts. */
export async function isByPost(
  ctx: BusinessContext,
  { mode, clientId }: Pick<Series, "mode" | "clientId">,
): Promise<boolean> {
  if (mode !== "send" || !clientId) return false;
  const client = await unlessGone(findClient(ctx, clientId));
  return client !== null && mailedAt(client) === "";
}
