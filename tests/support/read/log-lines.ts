import { createLogger, type Logger } from "#app/platform/observability/log.server.ts";
import type { TestPlatform } from "../platform.ts";

export interface LogLine {
  level: number;
  event?: string;
  err?: { message: string; code?: string };
}

const ERROR = 50;

export function logInto(lines: LogLine[]): Logger {
  return createLogger("info", { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
}

/** Logs into memory from now on. @returns what it has logged so far */
export function logLines(platform: TestPlatform): () => LogLine[] {
  const lines: LogLine[] = [];
  platform.log = createLogger("info", {
    write: (line: string) => void lines.push(JSON.parse(line) as LogLine),
  });
  return () => lines;
}

/** Like `logLines`, for those that an operator should look into. */
export function errorLines(platform: TestPlatform): () => LogLine[] {
  const lines = logLines(platform);
  return () => lines().filter(({ level }) => level >= ERROR);
}
