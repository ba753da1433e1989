import type { ApiKey } from "./api-keys.server.ts";

export function apiKeyJson({ id, name, access, hint, expiresOn, lastUsedAt, createdAt }: ApiKey) {
  return { id, name, access, hint, expiresOn, lastUsedAt, createdAt };
}
