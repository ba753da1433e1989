/** With the final dot that a full name may have. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|.+\.localhost)\.?$/i;

/** A name or address of this machine itself, as it stands in a URL. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}
