import { redirect } from "@remix-run/node";
import {
  ownerOfIdentity,
  signInByProvider,
} from "#app/features/people/accounts/provider/identities.server.ts";
import {
  identityAtProvider,
  type ProvenIdentity,
  requireProvider,
} from "#app/features/people/accounts/provider/provider.server.ts";
import { attemptCookie, identityCookie } from "#app/platform/auth/provider-cookies.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { enter } from "../enter.server.ts";
import { orBackToLogin } from "./back-to-login.server.ts";

/** A GET, as OpenID Connect wants it; it does something only in the browser that was sent, once. */
export const loader = publicLoader(async (ctx, { request, url }) => {
  const provider = requireProvider(ctx);
  const response = await orBackToLogin(ctx, provider, async () => {
    const attempt = await attemptCookie.find(ctx, request);
    if (!attempt) throw new AppError("account.provider_refused");
    const identity = await identityAtProvider(ctx, attempt, url.search);
    const owner = await ownerOfIdentity(ctx, identity);
    if (isSignedIn(ctx) && owner) return connectedAlready(ctx, provider, ctx.user.id === owner);
    if (!owner) return waitForOwner(ctx, identity, attempt.redirectTo);
    return enter(ctx, request, await signInByProvider(ctx, owner, identity), attempt.redirectTo);
  });
  response.headers.append("Set-Cookie", await attemptCookie.forget(ctx));
  return response;
});

function connectedAlready(ctx: Context, provider: string, isOwn: boolean): Promise<Response> {
  if (!isOwn) throw new AppError("account.provider_taken");
  const flash = { key: "provider:connect.done", params: { provider } };
  return redirectWithFlash(ctx.platform, paths.signIn, flash);
}

/** An address that the provider has confirmed opens no account: its owner connects the two. */
async function waitForOwner(ctx: Context, identity: ProvenIdentity, redirectTo: string): Promise<Response> {
  const { issuer, subject, email } = identity;
  const cookie = await identityCookie.remember(ctx, { issuer, subject, email, redirectTo });
  const to = isSignedIn(ctx) ? paths.connectIdentity : paths.unknownAtProvider;
  return redirect(to, { headers: { "Set-Cookie": cookie } });
}
