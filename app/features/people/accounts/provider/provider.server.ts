import type * as openid from "openid-client";
import type { ProviderAttempt } from "#app/platform/auth/provider-cookies.server.ts";
import { countAttempt, takeBack } from "#app/platform/auth/rate-limit.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { paths } from "#app/paths.ts";

/** s, of each request to the provider. */
const TIME_LIMIT = 5;

/** How long what the provider says of itself counts, ms. */
const DISCOVERED_FOR_MS = 60 * 60 * 1000;

export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** What the provider says; empty when nothing. It proves no account here. */
  email: string;
  /** The provider has asked for more than one proof (RFC 8176, `mfa`). */
  hasSecondStep: boolean;
}

/** Null when the operator has set none up. */
export function providerName({ platform }: Context): string | null {
  const { OIDC_ISSUER, OIDC_NAME } = platform.env;
  return OIDC_ISSUER ? (OIDC_NAME ?? new URL(OIDC_ISSUER).hostname) : null;
}

/** @throws AppError `route.not_found` when there is no provider */
export function requireProvider(ctx: Context): string {
  const name = providerName(ctx);
  if (!name) throw new AppError("route.not_found");
  return name;
}

/** @throws AppError `account.provider_away` */
export async function startAtProvider(
  ctx: Context,
  redirectTo: string,
): Promise<{ to: string; attempt: ProviderAttempt }> {
  const client = openidClient();
  const configuration = await discovered(ctx);
  const attempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    redirectTo,
  };
  const to = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(ctx),
    scope: scopesOf(ctx),
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
  });
  return { to: to.href, attempt };
}

/**
 * @param search of the address to which the provider has sent the browser back
 * @throws AppError `account.provider_away`, `request.too_many`; `account.provider_refused` when the answer is none to
 * this attempt, or no
 */
export async function identityAtProvider(
  ctx: Context,
  { state, nonce, verifier }: ProviderAttempt,
  search: string,
): Promise<ProvenIdentity> {
  const counted = await countAttempt(ctx, accountLimits.providerClient, ctx.clientNetwork);
  const client = openidClient();
  const configuration = await discovered(ctx);
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
  const tokens = await client
    .authorizationCodeGrant(configuration, new URL(callbackOf(ctx) + search), {
      ...checks,
      idTokenExpected: true,
    })
    .catch((error: unknown) => failed(ctx, error));
  const claims = tokens.claims();
  if (!claims) throw new AppError("account.provider_refused");
  await takeBack(ctx, [counted]);
  const email = claims.email ?? (await emailSaid(configuration, tokens.access_token, claims.sub));
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === "string" ? email.slice(0, 200) : "",
    hasSecondStep: Array.isArray(claims.amr) && claims.amr.includes("mfa"),
  };
}

const known = new WeakMap<Platform, { at: number; found: Promise<openid.Configuration> }>();

/** A failure is not kept: the next one asks again. */
async function discovered(ctx: Context): Promise<openid.Configuration> {
  const { platform } = ctx;
  const kept = known.get(platform);
  if (kept && platform.now().getTime() - kept.at < DISCOVERED_FOR_MS) return kept.found;
  const found = discover(platform);
  known.set(platform, { at: platform.now().getTime(), found });
  try {
    return await found;
  } catch (error) {
    known.delete(platform);
    return failed(ctx, error);
  }
}

function discover({ env }: Platform): Promise<openid.Configuration> {
  const client = openidClient();
  const issuer = new URL(env.OIDC_ISSUER ?? "");
  return client.discovery(issuer, env.OIDC_CLIENT_ID ?? "", env.oidcClientSecret, undefined, {
    timeout: TIME_LIMIT,
    execute: issuer.protocol === "http:" ? [client.allowInsecureRequests] : [],
  });
}

/** Many providers say it there only (OpenID Connect Core, section 5.3). */
async function emailSaid(
  configuration: openid.Configuration,
  token: string,
  subject: string,
): Promise<unknown> {
  const said = await openidClient()
    .fetchUserInfo(configuration, token, subject)
    .catch(() => null);
  return said?.email;
}

/** Answers of the provider that say no; whatever else goes wrong, it cannot be asked. */
const REFUSALS = ["AuthorizationResponseError", "ResponseBodyError", "ClientError"];
const AWAY = ["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM"];

/** Logs only the kind of an error: its words may quote what somebody sent. */
function failed(ctx: Context, error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  const isAway = !REFUSALS.includes(name) || AWAY.includes(detailOf(error, "code"));
  const code = isAway ? "account.provider_away" : "account.provider_refused";
  ctx.log.warn({ event: code, reason: [name, detailOf(error, "code"), detailOf(error, "error")].join(" ") });
  throw new AppError(code);
}

function detailOf(error: unknown, name: "code" | "error"): string {
  const detail: unknown = error instanceof Error ? Reflect.get(error, name) : "";
  return typeof detail === "string" ? detail.slice(0, 60) : "";
}

function callbackOf({ platform }: Context): string {
  return platform.env.appUrl + paths.providerCallback;
}

function scopesOf({ platform }: Context): string {
  const scopes = (platform.env.OIDC_SCOPES ?? "openid email profile").split(/[\s,]+/);
  return [...new Set(["openid", ...scopes])].join(" ");
}

/** Where no provider is set up it is never loaded. */
function openidClient(): typeof openid {
  return packageOnUse<typeof openid>("openid-client");
}
