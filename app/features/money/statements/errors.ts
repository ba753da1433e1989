import type { ErrorStatuses } from "#app/platform/errors.ts";

export const statementErrors = {
  "statement.nothing_open": 409,
  "statement.changed": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    statements: typeof statementErrors;
  }
}
