/** Longest input at the fields of an endpoint, in characters. */
export const WEBHOOK_CAPS = { url: 500 };
