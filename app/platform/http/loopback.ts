/** A full name may have a final dot. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|.+\.localhost)\.?$/i;

export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}
