import { scopeFor } from "#app/features/programs/api-info/operations/scope-for.ts";
import { SCOPES } from "#app/features/people/api-keys/scopes.ts";
import { WIDE_SCOPES } from "#app/features/people/oauth/grant.ts";
import { paths } from "#app/paths.ts";
import type { Operation } from "../operations/operation.ts";

/** The scheme as in /.well-known/oauth-authorization-server. */
export function oauthScheme(origin: string) {
  return {
    type: "oauth2" as const,
    flows: {
      authorizationCode: {
        authorizationUrl: origin + paths.authorize,
        tokenUrl: origin + paths.oauthToken,
        refreshUrl: origin + paths.oauthToken,
        scopes: Object.fromEntries([...WIDE_SCOPES, ...SCOPES].map((scope) => [scope, aboutScope(scope)])),
      },
    },
  };
}

export function oauthScopesOf(operation: Operation): string[] {
  const scope = scopeFor(operation);
  return scope ? [scope] : [];
}

function aboutScope(scope: string): string {
  const [part, level = part] = scope.split(":");
  const what = level === part ? "everything" : part;
  return level === "write" ? `Read and change ${what}` : `Read ${what}`;
}
