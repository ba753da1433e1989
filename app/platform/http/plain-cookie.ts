interface PlainCookie {
  name: string;
  value: string;
  /** Seconds. */
  maxAge: number;
  isSecure: boolean;
}

/** @returns the Set-Cookie header of a cookie that scripts of ours read too: nothing secret belongs in it */
export function plainCookie({ name, value, maxAge, isSecure }: PlainCookie): string {
  const secure = isSecure ? "; Secure" : "";
  return `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}

/** The value of a cookie in a Cookie header or in `document.cookie`; null when there is none that can be read. */
export function cookieIn(cookies: string | null, name: string): string | null {
  const pair = (cookies ?? "").split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
