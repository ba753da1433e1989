import { SCOPES } from "#app/features/people/api-keys/scopes.ts";
import { paths } from "#app/paths.ts";
import type { Audience } from "#app/platform/context.server.ts";
import { AUTH_METHODS, GRANT_TYPES } from "./client-metadata.schema.ts";
import { WIDE_SCOPES } from "./grant.ts";
import { resourceOf } from "./resources.ts";

/** RFC 8414, and RFC 9207 for `iss`. */
export function serverMetadata(appUrl: string) {
  return {
    issuer: appUrl,
    authorization_endpoint: appUrl + paths.authorize,
    token_endpoint: appUrl + paths.oauthToken,
    registration_endpoint: appUrl + paths.oauthRegister,
    revocation_endpoint: appUrl + paths.oauthRevoke,
    scopes_supported: [...WIDE_SCOPES, ...SCOPES],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: GRANT_TYPES,
    token_endpoint_auth_methods_supported: AUTH_METHODS,
    revocation_endpoint_auth_methods_supported: AUTH_METHODS,
    code_challenge_methods_supported: ["S256"],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: appUrl + paths.apiInfo,
  };
}

/** RFC 9728. Clients ask for all scopes that it names, so it names the wide ones. */
export function resourceMetadata(appUrl: string, audience: Audience) {
  return {
    resource: resourceOf(appUrl, audience),
    authorization_servers: [appUrl],
    scopes_supported: WIDE_SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: audience === "mcp" ? "Rappen MCP" : "Rappen API",
    resource_documentation: appUrl + paths.apiInfo,
  };
}
