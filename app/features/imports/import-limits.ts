/** Bytes of a file that is taken (docs/security-checks.md 13). */
export const MAX_FILE_BYTES = 10_000_000;

/** Rows besides the headings, of all the file's tables together. */
export const MAX_ROWS = 5_000;

export const MAX_COLUMNS = 60;

/** Columns of a CSV file, trailing empty ones included: reading a cell takes time even if it is empty. */
export const MAX_RAW_COLUMNS = 200;

/** Characters of a cell. */
export const MAX_CELL = 1_000;

/** Characters of all cells: a small workbook may repeat one long text a million times. */
export const MAX_CHARACTERS = 10_000_000;

/** Bytes that a compressed file may unfold to. */
export const MAX_UNPACKED_BYTES = 60_000_000;
