import type { ErrorStatuses } from "#app/platform/errors.ts";

export const commentErrors = {
  "comment.too_many": 409,
  "question.not_found": 404,
  "question.not_open": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    comments: typeof commentErrors;
  }
}
