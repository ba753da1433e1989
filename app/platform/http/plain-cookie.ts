interface PlainCookie {
  name: string;
  value: string;
  maxAge: number;
  isSecure: boolean;
}

/** Our scripts can read it: nothing secret belongs in it. */
export function plainCookie({ name, value, maxAge, isSecure }: PlainCookie): string {
  const secure = isSecure ? "; Secure" : "";
  return `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}

/** @param cookies a Cookie header or `document.cookie` */
export function cookieIn(cookies: string | null, name: string): string | null {
  const pair = (cookies ?? "").split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
