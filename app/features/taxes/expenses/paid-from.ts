/** Whose money paid an expense; `open` while nobody has. */
export const PAID_FROM = ["bank", "cash", "private", "open"] as const;

export type PaidFrom = (typeof PAID_FROM)[number];
