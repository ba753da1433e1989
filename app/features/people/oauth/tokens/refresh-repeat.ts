/** ms in which a client repeats a request whose answer was lost. */
const REPEAT_WITHIN_MS = 60_000;

interface Repeat {
  /** ms since the refresh token was exchanged. */
  ageMs: number;
  isUsed: boolean;
  /** Their refresh token was exchanged in turn. */
  isReplaced: boolean;
}

/**
 * `same`: the request once more, which gets the same answer. `copied`: its tokens have been in use, so that two hold
 * the old one. `unclear`: the answer was lost long ago, or somebody has a copy. Both end the connection, for the person
 * to decide (RFC 9700, 4.14.2).
 */
export function judgeRepeat({ ageMs, isUsed, isReplaced }: Repeat): "same" | "copied" | "unclear" {
  if (ageMs <= REPEAT_WITHIN_MS && !isReplaced) return "same";
  return isUsed || isReplaced ? "copied" : "unclear";
}
