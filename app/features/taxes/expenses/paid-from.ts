/** Whose money paid an expense. */
export const PAYING = ["bank", "cash", "private"] as const;

/** `open` while nobody has paid it. */
export const PAID_FROM = [...PAYING, "open"] as const;

export type PaidFrom = (typeof PAID_FROM)[number];
