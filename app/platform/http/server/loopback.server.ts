import type { Request } from "express";
import type { Env } from "#app/platform/env.server.ts";
import { isLoopbackHost } from "#app/platform/http/loopback.ts";

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/** Added by proxies, load balancers and CDNs; an empty one counts as well. */
const FORWARDING =
  /forwarded|^via$|^cf-|^fly-|^x-(envoy|original|azure|appengine)-|client-?ip|real-?ip|^(x-)?proxy|^cdn-/i;

/** No mail server, and reached only on a loopback address. */
export function isTrial(env: Env): boolean {
  return [new URL(env.appUrl).hostname, env.HOST].every(isLoopbackHost) && !env.SMTP_URL;
}

/** With DNS rebinding another site's name resolves to this machine; some proxies speak HTTP/1.0 and add no header. */
export function isFromThisMachine(request: Request, env: Env): boolean {
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? "") &&
    request.httpVersion !== "1.0" &&
    !Object.keys(request.headers).some((name) => FORWARDING.test(name)) &&
    isOwnHost(request.get("host") ?? "", request.socket.localPort, env)
  );
}

function isOwnHost(host: string, port: number | undefined, { appUrl }: Env): boolean {
  const own = ["localhost", "127.0.0.1", "[::1]"].map((name) => new URL(`http://${name}:${port}`).host);
  return [...own, new URL(appUrl).host].includes(host.toLowerCase());
}
