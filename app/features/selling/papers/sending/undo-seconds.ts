/** For which the e-mail of an act without a page of its own waits, so that it can be taken back. */
export const UNDO_SECONDS = 10;
