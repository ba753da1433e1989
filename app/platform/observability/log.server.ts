import pino, { type DestinationStream, type Logger } from "pino";

export type { Logger };

/**
 * Callers log ids, names of events, status and ms only. The redaction is a safety net: no password, token, IBAN or
 * address ever reaches the log.
 */
export function createLogger(level: "info" | "silent" = "info", to?: DestinationStream): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: REDACTED };
  return to ? pino(options, to) : pino(options);
}

const PRIVATE = ["password", "token", "iban", "email", "address", "headers"];

/** Postgres quotes the values of a refused row in the details of its errors. */
const REDACTED = [
  ...PRIVATE,
  ...PRIVATE.map((name) => `*.${name}`),
  "err.detail",
  "err.where",
  "err.parameters",
];
