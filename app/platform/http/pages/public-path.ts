/** For whoever has the link: `/i/TOKEN` an invoice, `/o/TOKEN` an offer, `/c/TOKEN` a client, `/calendar/TOKEN.ics`. */
const PUBLIC_PATH = /^\/(?:[cio]|calendar)(?:\/|\.data$|$)/i;

/** Tokens in paths, such as a link to an archive, are never logged. */
const TOKEN = /[\w-]{40,}/g;

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATH.test(decoded(path));
}

export function pathWithoutToken(path: string): string {
  const given = isPublicPath(path) ? decoded(path).replace(/^(\/(?:[cio]|calendar)\/)[^/]+/i, "$1…") : path;
  return given.replace(TOKEN, "…");
}

/** Routes are found by the decoded path. One that cannot be decoded leads nowhere. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
