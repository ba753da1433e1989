import pino, { type Logger } from "pino";

export type { Logger };

/**
 * One JSON line an event on standard output. What may be logged is decided where it is logged (ids, names of events,
 * status, ms); the redaction here is the net below it: no password, token, IBAN or address ever reaches the log.
 */
export function createLogger(level: "info" | "silent" = "info"): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["*.password", "*.token", "*.iban", "*.email", "*.address", "req.headers", "headers"].flatMap(
      (path) => [path, path.replace("*.", "")],
    ),
  });
}
