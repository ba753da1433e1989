import type { UserContext } from "#app/platform/context.server.ts";
import type { Hint } from "#app/platform/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { isOwnAddress } from "./own-address.server.ts";
import { findSameClient } from "./same-client.server.ts";

/** What is allowed and yet possibly a mistake. */
export async function clientHint(
  ctx: UserContext,
  typed: { id?: string; name: string; email: string },
): Promise<Hint | null> {
  if (await isOwnAddress(ctx, typed.email))
    return { key: "clients:ownAddress", to: paths.profile, label: typed.email };
  const same = await findSameClient(ctx, typed);
  return same && { key: `clients:same.${same.by}`, to: paths.client(same.id), label: same.name };
}
