import { isLoopbackHost } from "#app/platform/http/loopback.ts";

/** https anywhere, http on the person's own machine (RFC 8252, 7.3); RFC 6749, 3.1.2 allows no fragment. */
export function isRedirectUri(text: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(text) || text.includes("#") || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === "https:" || isLoopbackHost(hostname);
}

/** To the letter; on the person's own machine any port, which a program is given when it starts (RFC 8252, 7.3). */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  if (registered.includes(asked)) return true;
  if (!isRedirectUri(asked) || !isLocal(asked)) return false;
  return registered.some((one) => isLocal(one) && withoutPort(one) === withoutPort(asked));
}

/** The host, and null for the person's own machine. */
export function hostOf(uri: string): string | null {
  return isLocal(uri) ? null : new URL(uri).host;
}

function isLocal(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === "http:" && isLoopbackHost(hostname);
}

function withoutPort(uri: string): string {
  return uri.replace(/^(http:\/\/(?:\[[\da-f:]+\]|[^/:?]+)):\d+/i, "$1");
}
