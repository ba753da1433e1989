export const API_KEY_CAPS = { name: 60 };

/** From which somebody chooses how long a renewed key goes on working. */
export const OVERLAPS_HOURS = [1, 24, 168] as const;
