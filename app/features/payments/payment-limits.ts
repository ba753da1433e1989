/** Characters. */
export const MAX_NOTE = 140;
