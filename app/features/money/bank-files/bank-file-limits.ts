export const MAX_BANK_FILE_BYTES = 100_000_000;

/** Bytes of all files in ZIP archives together. */
export const MAX_INFLATED_BYTES = 200_000_000;

export const MAX_FILES_IN_ZIP = 500;

/** How many times larger a file may be than in its ZIP; bank files reach some fifty. */
export const MAX_INFLATION = 200;

/** Statements, entries and transactions, over all files. */
export const MAX_BANK_ENTRIES = 200_000;

/** Texts, charges and structured remittances of transactions, over all files. */
export const MAX_BANK_ENTRY_PARTS = 1_000_000;

/** How far ahead banks state a value day, holidays included; later ones are mistakes. */
export const MOST_DAYS_AHEAD = 14;

/** Rows of a CSV file. More would be several years of bookings. */
export const MAX_CSV_ROWS = 20_000;

export const MAX_CSV_BYTES = 10_000_000;
