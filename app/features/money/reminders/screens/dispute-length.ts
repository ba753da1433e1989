/** Of the note why an invoice is disputed, characters. */
export const DISPUTE_LENGTH = 200;
