/** Of a form whose rows come, go or move: browsers tell of typing only. */
export const ROWS_CHANGED = "rows-changed";
