import type { SameClient } from "#app/features/selling/clients/same-client.server.ts";
import type { Hint } from "#app/platform/http/flash.server.ts";
import { paths } from "#app/paths.ts";

export function sameClientHint(same: SameClient | null): Hint | null {
  return same && { key: `clients:same.${same.by}`, to: paths.client(same.id), label: same.name };
}
