/** Longest inputs, in characters. */
export const OFFICE_LENGTH = 100;
export const REMARK_LENGTH = 200;
