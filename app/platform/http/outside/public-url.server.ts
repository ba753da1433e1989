import { isIP } from "node:net";
import type { Context } from "#app/platform/context.server.ts";
import { isLoopbackHost } from "#app/platform/http/loopback.ts";

/**
 * Names of a network of one's own (RFC 6762, RFC 8375, `.internal` of ICANN), and of services that answer with the
 * address in the name.
 */
const PRIVATE_NAMES = [
  ...["internal", "local", "localdomain", "lan", "home", "corp", "intranet", "private", "home.arpa"],
  ...["nip.io", "sslip.io", "xip.io", "localtest.me", "lvh.me", "vcap.me", "traefik.me", "lacolhost.com"],
];

/** Product and receiver run on somebody's own machine: the only case in which a private address is called. */
export function isLocalTrial(ctx: Context, url: URL): boolean {
  return isLoopbackHost(new URL(ctx.platform.env.appUrl).hostname) && isLoopbackHost(url.hostname);
}

/** Null for an address that may be called. Names are resolved and checked at every attempt. */
export function publicUrlProblem(ctx: Context, url: URL): "field.url_https" | "field.url_host" | null {
  if (isLocalTrial(ctx, url)) return null;
  if (url.protocol !== "https:") return "field.url_https";
  // `URL` has made dotted decimals of octal, hexadecimal and whole numbers.
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
  return isAddress || isLoopbackHost(url.hostname) || isPrivateName(url.hostname) ? "field.url_host" : null;
}

function isPrivateName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return !name.includes(".") || PRIVATE_NAMES.some((one) => name === one || name.endsWith(`.${one}`));
}
