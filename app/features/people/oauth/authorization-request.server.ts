import { AppError } from "#app/platform/errors.ts";
import type { Audience, Context } from "#app/platform/context.server.ts";
import { type OAuthClient, findOAuthClient } from "./clients.server.ts";
import { isClientAddress } from "./described-client.server.ts";
import { type Grant, grantAskedBy } from "./grant.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";
import { readDescribedClient } from "./read-described-client.server.ts";
import { isRedirectUri, isRegistered } from "./redirect-uri.ts";
import { audienceAskedBy } from "./resources.ts";

interface Asking {
  client: OAuthClient;
  redirectUri: string;
  state: string | null;
}

export interface AuthorizationRequest extends Asking {
  grant: Grant;
  audience: Audience;
  /** S256 of the verifier. */
  challenge: string;
}

/** RFC 6749, 3.1: none may come twice, but resources (RFC 8707, 2). */
const ONCE = [
  ...["response_type", "client_id", "redirect_uri", "scope", "state"],
  ...["code_challenge", "code_challenge_method", "response_mode", "prompt"],
];

const CHALLENGE = /^[\w-]{43}$/;

/**
 * @returns the request, or the address that tells the client what is wrong with it
 * @throws AppError `oauth.client_unknown`, `oauth.client_unread`, `oauth.redirect_unknown`: only the person is told
 */
export async function readAuthorizationRequest(
  ctx: Context,
  query: URLSearchParams,
): Promise<AuthorizationRequest | { refusedTo: string }> {
  const asking = await readAsking(ctx, query);
  try {
    return { ...asking, ...askedFor(ctx, query) };
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    return { refusedTo: refusalUrl(ctx, asking, error) };
  }
}

export function refusalUrl(ctx: Context, asking: Asking, { error, message }: OAuthRefusal): string {
  return answerUrl(ctx, asking, { error, error_description: message });
}

/** The issuer goes along, so that a client of several servers knows whose answer it is (RFC 9207). */
export function answerUrl(
  ctx: Context,
  { redirectUri, state }: Asking,
  answer: Record<string, string>,
): string {
  const all = new URLSearchParams(answer);
  if (state !== null) all.set("state", state);
  all.set("iss", ctx.platform.env.appUrl);
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${all.toString()}`;
}

async function readAsking(ctx: Context, query: URLSearchParams): Promise<Asking> {
  const [clientId = "", ...others] = query.getAll("client_id");
  const client = others.length > 0 ? null : await clientAsking(ctx, clientId);
  if (!client) throw new AppError("oauth.client_unknown");
  const asked = query.getAll("redirect_uri");
  const [redirectUri = ""] = asked.length > 0 ? asked : client.redirectUris;
  const isClear = asked.length === 1 || (asked.length === 0 && client.redirectUris.length === 1);
  if (!isClear || !isRedirectUri(redirectUri) || !isRegistered(redirectUri, client.redirectUris))
    throw new AppError("oauth.redirect_unknown");
  return { client, redirectUri, state: query.get("state") };
}

function clientAsking(ctx: Context, id: string): Promise<OAuthClient | null> {
  return isClientAddress(ctx, id) ? readDescribedClient(ctx, id) : findOAuthClient(ctx, id);
}

function askedFor(ctx: Context, query: URLSearchParams) {
  const twice = ONCE.find((name) => query.getAll(name).length > 1);
  if (twice) throw new OAuthRefusal("invalid_request", `${twice} is sent more than once`);
  if (query.get("response_type") !== "code")
    throw new OAuthRefusal("unsupported_response_type", "response_type must be code");
  if ((query.get("response_mode") ?? "query") !== "query")
    throw new OAuthRefusal("invalid_request", "response_mode must be query");
  if (query.get("prompt")?.split(" ").includes("none"))
    throw new OAuthRefusal("login_required", "A person has to agree each time");
  const challenge = query.get("code_challenge") ?? "";
  if (query.get("code_challenge_method") !== "S256" || !CHALLENGE.test(challenge))
    throw new OAuthRefusal("invalid_request", "code_challenge with the method S256 is required (RFC 7636)");
  const grant = grantAskedBy(query.get("scope") ?? "");
  if (!grant) throw new OAuthRefusal("invalid_scope", "None of these scopes is known");
  const audience = audienceAskedBy(ctx.platform.env.appUrl, query.getAll("resource"));
  if (!audience) throw new OAuthRefusal("invalid_target", "resource is none of ours");
  return { challenge, grant, audience };
}
