/** ms; before, the rest cannot be told from the beginning. */
const FIRST_GUESS_AFTER = 1_000;

/** Seconds left by the pace so far; null while it is not known. @param passed ms since the beginning */
export function secondsLeftOf({
  done,
  total,
  passed,
}: Record<"done" | "total" | "passed", number>): number | null {
  if (done <= 0 || passed < FIRST_GUESS_AFTER) return null;
  return Math.ceil((passed * Math.max(0, total - done)) / done / 1_000);
}
