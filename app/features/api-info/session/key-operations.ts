import { apiKeySchema, rotateApiKeySchema } from "#app/features/api-keys/api-key.schema.ts";
import { SCOPES } from "#app/features/api-keys/scopes.ts";
import { sessionOperationsOf } from "./session-operation.ts";

const INVOICES = SCOPES.filter((scope) => scope.startsWith("invoices"));

const KEY =
  "`{id, name, mode, access, scopes, hint, expiresOn, expiresAt, lastUsedAt, createdAt}`; `hint` is the end of the key";
const SECRET = "the key with `key`, the secret itself, told this once";

export const KEY_OPERATIONS = sessionOperationsOf({
  listApiKeys: {
    call: "GET /api/api-keys",
    summary: "List API keys",
    answers: { 200: `\`{apiKeys}\`, each ${KEY}` },
    refusals: [401],
  },
  createApiKey: {
    call: "POST /api/api-keys",
    summary: "Create an API key",
    description: "Needs Pro; at most 20. The first test key makes the sandbox.",
    body: {
      schema: apiKeySchema,
      example: { name: "Shop", mode: "test", access: "custom", scopes: INVOICES },
    },
    answers: { 201: SECRET },
    refusals: [400, 401, 403, 409, 413, 415, 422],
  },
  readApiKey: {
    call: "GET /api/api-keys/{id}",
    summary: "Read an API key",
    answers: { 200: KEY },
    refusals: [400, 401, 404],
  },
  revokeApiKey: {
    call: "DELETE /api/api-keys/{id}",
    summary: "Revoke an API key",
    description: "It stops working at once.",
    answers: { 200: "`{deleted: true}`" },
    refusals: [400, 401, 404],
  },
  renewApiKey: {
    call: "POST /api/api-keys/{id}/rotate",
    summary: "Renew an API key",
    description:
      "The old secret goes on working for `overlapHours`. A key is renewed once; then its successor is.",
    body: { schema: rotateApiKeySchema, example: { overlapHours: 24 } },
    answers: { 201: SECRET },
    refusals: [400, 401, 403, 404, 409, 413, 415, 422],
  },
});
