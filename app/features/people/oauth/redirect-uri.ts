import { isLoopbackHost } from "#app/platform/http/loopback.ts";
import { isPrivateScheme } from "#app/platform/http/private-scheme.ts";

/** `here` is a program on the person's own machine, `app` one that has claimed a scheme there. */
type Destination = { kind: "host" | "app"; name: string } | { kind: "here" };

/**
 * https anywhere, http on the person's own machine (RFC 8252, 7.3), and `cursor://cb` or `com.example.app:/cb` (7.1).
 * RFC 6749, 3.1.2 allows no fragment.
 */
export function isRedirectUri(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]+:\/[\x21-\x7e]+$/.test(text) || text.includes("#") || !URL.canParse(text))
    return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  if (!/^https?:$/.test(protocol)) return isPrivateScheme(protocol);
  return text.startsWith(`${protocol}//`) && (protocol === "https:" || isLoopbackHost(hostname));
}

/** Compares to the letter, but for the port on the person's own machine, which a program gets late (RFC 8252, 7.3). */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  if (registered.includes(asked)) return true;
  if (!isRedirectUri(asked) || !isLocal(asked)) return false;
  return registered.some((one) => isLocal(one) && withoutPort(one) === withoutPort(asked));
}

export function destinationOf(uri: string): Destination {
  const { protocol, host } = new URL(uri);
  if (isPrivateScheme(protocol)) return { kind: "app", name: protocol };
  return isLocal(uri) ? { kind: "here" } : { kind: "host", name: host };
}

function isLocal(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === "http:" && isLoopbackHost(hostname);
}

function withoutPort(uri: string): string {
  return uri.replace(/^(http:\/\/(?:\[[\da-f:]+\]|[^/:?]+)):\d+/i, "$1");
}
