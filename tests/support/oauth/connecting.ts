import { confirmAddress } from "../accounts/confirm-address.ts";
import { createHash } from "node:crypto";
import { allow } from "#app/features/people/oauth/allow.server.ts";
import { readAuthorizationRequest } from "#app/features/people/oauth/authorization-request.server.ts";
import { type OAuthClient, findOAuthClient } from "#app/features/people/oauth/clients.server.ts";
import { registerClient } from "#app/features/people/oauth/register-client.server.ts";
import { exchangeCode } from "#app/features/people/oauth/tokens/exchange-code.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";

export const VERIFIER = "v".repeat(43);
export const CALLBACK = "https://app.example/cb";

const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

export async function registered(ctx: Context, metadata: object = {}): Promise<OAuthClient> {
  const { client_id } = await registerClient(ctx, {
    client_name: "Claude",
    redirect_uris: [CALLBACK],
    token_endpoint_auth_method: "none",
    ...metadata,
  });
  return (await findOAuthClient(ctx, client_id))!;
}

/** What a client sends a person to the consent with. */
export function authorizeQuery(clientId: string, fields: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
    state: "abc",
    scope: "read write",
    ...fields,
  });
}

/** A person agrees to all that is asked for. @returns the code */
export async function allowedCode(
  ctx: UserContext,
  client: OAuthClient,
  fields: Record<string, string> = {},
): Promise<string> {
  await confirmAddress(ctx);
  const asked = await readAuthorizationRequest(ctx, authorizeQuery(client.id, fields));
  if ("refusedTo" in asked) throw new Error(asked.refusedTo);
  return new URL(await allow(ctx, asked, asked.grant)).searchParams.get("code") ?? "";
}

export function exchanged(
  ctx: Context,
  client: OAuthClient,
  code: string,
  more: { resources?: string[] } = {},
) {
  const exchange = { code, redirectUri: CALLBACK, verifier: VERIFIER, resources: [], ...more };
  return exchangeCode(ctx, client, exchange);
}

/** An application that somebody has connected. */
export async function connected(ctx: UserContext, fields: Record<string, string> = {}) {
  const client = await registered(ctx);
  return { client, tokens: await exchanged(ctx, client, await allowedCode(ctx, client, fields)) };
}
