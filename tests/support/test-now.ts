/** The instant at which tests take place: a Saturday in November, 13:00 in Zurich. */
export const TEST_NOW = new Date("2026-11-21T12:00:00.000Z");
