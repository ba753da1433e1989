const TAKEN = new RegExp(
  [
    "^(https?|wss?|ftp|file|filesystem|data|blob|javascript|vbscript|about|view-source|jar|resource|content|intent",
    "android-app|mailto|tel|sms|facetime|ldaps?|ssh|telnet|smb|nfs|itms|ms|chrome|edge|search|moz|x-apple)[:-]",
  ].join("|"),
);

/** Whether it is the scheme of an app on somebody's device, with a colon as `URL` has it (RFC 8252, 7.1). */
export function isPrivateScheme(protocol: string): boolean {
  return /^[a-z][a-z\d+.-]+:$/.test(protocol) && !TAKEN.test(protocol);
}
