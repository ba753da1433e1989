/** Characters. */
export const MAX_NOTE = 140;
export const MAX_WRITE_OFF_REASON = 200;
