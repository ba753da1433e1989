const LONGEST = 200;

/** Ids and secret tokens. */
const NAMING = /^[\w-]{20,}$/;

/** What operators look up is never counted. */
export function isCounted(path: string): boolean {
  return !/^\/admin(\/|$)/i.test(path);
}

export function countedPath(path: string): string {
  const [bare = ""] = path.split(/[?#]/);
  if (!URL.canParse(bare, "http://localhost")) return "/";
  const { pathname } = new URL(bare, "http://localhost");
  const segments = pathname.split("/").map((segment) => (NAMING.test(segment) ? ":id" : segment));
  return segments.join("/").slice(0, LONGEST);
}

export function countedReferrer(referrer: string): string {
  if (!URL.canParse(referrer)) return "";
  const { protocol, origin, pathname } = new URL(referrer);
  return /^https?:$/.test(protocol) ? (origin + countedPath(pathname)).slice(0, LONGEST) : "";
}
