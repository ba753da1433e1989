/** Characters. */
export const MAX_NOTE = 140;
export const MAX_REASON = 200;
