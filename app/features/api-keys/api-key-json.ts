import type { ApiKey } from "./api-keys.server.ts";

/** A key as the JSON API shows it, without the key itself. */
export function apiKeyJson({ id, name, access, hint, expiresOn, lastUsedAt, createdAt }: ApiKey) {
  return { id, name, access, hint, expiresOn, lastUsedAt, createdAt };
}
