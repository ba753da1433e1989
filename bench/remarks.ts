/** What is to be known about the rows of a part: why a goal is missed, and what was tried. */
export const REMARKS: Record<string, string[]> = {};
