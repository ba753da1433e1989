/** What programs ask of OAuth; people meet screens/oauth/authorize.tsx. */
export const OAUTH_PATHS = [
  ".well-known/oauth-authorization-server",
  ".well-known/oauth-protected-resource",
  ".well-known/oauth-protected-resource/mcp",
  ".well-known/oauth-protected-resource/api/v1",
  "oauth/register",
  "oauth/token",
  "oauth/revoke",
] as const;

export type OAuthPath = (typeof OAUTH_PATHS)[number];
