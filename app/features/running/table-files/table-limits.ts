/** docs/security-checks.md 13. */
export const MAX_FILE_BYTES = 10_000_000;

export const MAX_ROWS = 5_000;

export const MAX_COLUMNS = 60;

/** Trailing empty ones included: reading a cell takes time even if it is empty. */
export const MAX_RAW_COLUMNS = 200;

/** What a spreadsheet can have: whole rows may have been given a format. */
export const MAX_CELLS_IN_ROW = 16_384;

export const MAX_RAW_ROWS = 200_000;

/** The most tags in the XML of a workbook; each takes some microseconds. */
export const MAX_TAGS = 2_500_000;

export const MAX_CELL = 1_000;

/** A small workbook may repeat one long text a million times. */
export const MAX_CHARACTERS = 10_000_000;

export const MAX_UNPACKED_BYTES = 60_000_000;

export const MAX_FILES_INSIDE = 1_000;
