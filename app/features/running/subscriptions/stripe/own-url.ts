/** Other or unreadable addresses become the `fallback`, a path of ours. */
export function ownUrl(appUrl: string, given: string, fallback: string): string {
  const url = given && URL.canParse(given, appUrl) ? new URL(given, appUrl) : null;
  const isOurs = url?.origin === new URL(appUrl).origin && !url.username && !url.password;
  return isOurs ? url.href : appUrl + fallback;
}
