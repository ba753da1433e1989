/** The longest note why an invoice is disputed, in characters. */
export const DISPUTE_LENGTH = 200;
