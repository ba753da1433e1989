export const API_KEY_CAPS = { name: 60 };

/** The hours that a renewed key goes on working, for somebody to choose from. */
export const OVERLAPS_HOURS = [1, 24, 168] as const;
