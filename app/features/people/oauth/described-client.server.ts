import type { Context } from "#app/platform/context.server.ts";
import { isLocalTrial } from "#app/platform/http/outside/public-url.server.ts";

const MAX_ADDRESS = 500;

/** A client id that is the address of its document: https, with a path, as `URL` writes it. */
export function isClientAddress(ctx: Context, id: string): boolean {
  if (id.length > MAX_ADDRESS || !/^https?:/.test(id) || !URL.canParse(id)) return false;
  const url = new URL(id);
  const { protocol, pathname, hash, username, password } = url;
  const isPlain = url.href === id && pathname !== "/" && !hash && !username && !password;
  return isPlain && (protocol === "https:" || isLocalTrial(ctx, url));
}

/** The host that answers for a client, of which nothing else is proven; null for one that registered itself. */
export function publisherOf({ id }: { id: string }): string | null {
  return URL.canParse(id) ? new URL(id).host : null;
}
