/** Longest input at the fields of a key, in characters. */
export const API_KEY_CAPS = { name: 60 };
