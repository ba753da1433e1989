export const REVERSAL_STATES = ["waiting", "met", "ignored"] as const;
export type ReversalState = (typeof REVERSAL_STATES)[number];
