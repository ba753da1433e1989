/** `rows_settled`: only interest and fees are left, which another letter would charge anew or end. */
export const WHY_NOT_ON_LETTER = [
  "client_never",
  "disputed",
  "paused",
  "promised",
  "last_level",
  "term_running",
  "rows_settled",
] as const;

export type WhyNotOnLetter = (typeof WHY_NOT_ON_LETTER)[number];
