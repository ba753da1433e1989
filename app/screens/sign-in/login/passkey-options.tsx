import {
  askForPasskey,
  askForSecondStep,
} from "#app/features/people/accounts/passkeys/passkey-sign-in.server.ts";
import { browserOf, rememberBrowser } from "#app/platform/auth/asking-browser.server.ts";
import { findPendingSignIn } from "#app/platform/auth/pending-sign-in.server.ts";
import { newToken } from "#app/platform/auth/tokens.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";

/** For the script of the login pages: what a device is asked. Null when there is nothing to ask. */
export const loader = publicLoader(async (ctx, { request, url }) => {
  if (url.searchParams.get("step") === "second") {
    const pending = await findPendingSignIn(ctx, request);
    return Response.json(pending && (await askForSecondStep(ctx, pending)));
  }
  const browser = (await browserOf(ctx.platform, request)) || newToken();
  const cookie = await rememberBrowser(ctx.platform, browser);
  return Response.json(askForPasskey(ctx, browser), { headers: { "Set-Cookie": cookie } });
});
