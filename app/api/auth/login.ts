import { userJson } from "#app/features/accounts/account-json.ts";
import { apiSignInSchema } from "#app/features/accounts/account.schema.ts";
import { hasSessionLike, noticeNewSignIn } from "#app/features/accounts/sign-in/new-sign-in.server.ts";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { signInAtOnce } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { endpoint, publicHandleBody } from "#app/platform/http/api.server.ts";
import { deviceOf } from "#app/platform/auth/known-device.server.ts";
import { startBearerSession } from "#app/platform/auth/bearer.server.ts";

const route = endpoint({
  POST: publicHandleBody(apiSignInSchema, async (ctx, input, { request }) => {
    const { id, accessVersion } = await signInAtOnce(ctx, input, await deviceOf(ctx.platform, request));
    const userAgent = request.headers.get("User-Agent") ?? "";
    await noticeNewSignIn(ctx, {
      userId: id,
      userAgent,
      isKnownDevice: await hasSessionLike(ctx, id, userAgent),
    });
    const { token, user } = await startBearerSession(ctx, { userId: id, accessVersion }, request);
    return { user: userJson(await findProfile(user)), token };
  }),
});

export const loader = route.loader;
export const action = route.action;
