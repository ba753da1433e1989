/** Who asks for passkeys, in the words of WebAuthn: they belong to this host alone. */
export interface PasskeyParty {
  /** The host, such as `rappen.example`. */
  id: string;
  origin: string;
}

/** Null where browsers know no passkeys: without https, and at an address of numbers. */
export function passkeyParty(appUrl: string): PasskeyParty | null {
  const { hostname, protocol, origin } = new URL(appUrl);
  const isSecure = protocol === "https:" || hostname === "localhost";
  const isName = !/^[\d.]+$|^\[/.test(hostname);
  return isSecure && isName ? { id: hostname, origin } : null;
}
