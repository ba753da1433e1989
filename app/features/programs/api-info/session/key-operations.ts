import { call, create } from "#app/features/programs/api-info/operations/operation.ts";
import { apiKeySchema, rotateApiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { SCOPES } from "#app/features/people/api-keys/scopes.ts";
import { sessionOperationsOf } from "./session-operation.ts";

const INVOICES = SCOPES.filter((scope) => scope.startsWith("invoices"));

const KEY =
  "`{id, name, mode, sandbox, access, scopes, hint, expiresOn, expiresAt, lastUsedAt, createdAt}`; `hint` is its end";
const SECRET = "the key with `key`, the secret itself, told this once";

export const KEY_OPERATIONS = sessionOperationsOf({ module: "api-keys", needs: "own" })({
  listApiKeys: call("GET /api/api-keys", `\`{apiKeys}\`, each ${KEY}`, {
    summary: "List API keys",
  }),
  createApiKey: create("POST /api/api-keys", SECRET, {
    summary: "Create an API key",
    description:
      "Needs Pro; at most 20. `sandbox` names that of a test key; without it, it is the first one, which the " +
      "first key brings.",
    body: {
      schema: apiKeySchema,
      example: { name: "Shop", mode: "test", access: "custom", scopes: INVOICES },
    },
    refusals: [403, 409],
  }),
  readApiKey: call("GET /api/api-keys/{id}", KEY, {
    summary: "Read an API key",
  }),
  revokeApiKey: call("DELETE /api/api-keys/{id}", "`{deleted: true}`", {
    summary: "Revoke an API key",
    description: "It stops working at once.",
  }),
  renewApiKey: create("POST /api/api-keys/{id}/rotate", SECRET, {
    summary: "Renew an API key",
    description:
      "The old secret goes on working for `overlapHours`. A key is renewed once; then its successor is.",
    body: { schema: rotateApiKeySchema, example: { overlapHours: 24 } },
    refusals: [403, 409],
  }),
});
