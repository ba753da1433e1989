import type { ApiKey } from "./api-keys.server.ts";

export function apiKeyJson(key: ApiKey) {
  const { id, name, mode, sandbox, access, scopes, hint, expiresOn, expiresAt, lastUsedAt, createdAt } = key;
  return { id, name, mode, sandbox, access, scopes, hint, expiresOn, expiresAt, lastUsedAt, createdAt };
}
