import type { ErrorStatuses } from "#app/platform/errors.ts";

export const clientErrors = {
  "client.not_found": 404,
  "client.changed": 409,
  "client.by_post": 409,
  "client_proposal.too_many": 409,
  "client_proposal.nothing_new": 409,
  "client_proposal.decided": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    clients: typeof clientErrors;
  }
}
