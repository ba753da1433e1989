import {
  apiSignInSchema,
  emailSchema,
  registrationSchema,
  resetSchema,
  tokenSchema,
} from "#app/features/people/accounts/account.schema.ts";
import { resendVerification, verifyEmail } from "#app/features/people/accounts/email/verification.server.ts";
import { registerAccount } from "#app/features/people/accounts/register.server.ts";
import { hasSessionLike, noticeNewSignIn } from "#app/features/people/accounts/sign-in/new-sign-in.server.ts";
import { requestPasswordReset, resetPassword } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { signInAtOnce } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { vatNumberWarnings } from "#app/features/people/accounts/vat-number-warnings.ts";
import { profileJson } from "#app/features/selling/papers/numbering/next-numbers.server.ts";
import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import { startBearerSession } from "#app/platform/auth/bearer.server.ts";
import { deviceOf } from "#app/platform/auth/known-device.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { publicHandleBody } from "#app/platform/http/api.server.ts";
import { apiCalls } from "../api-calls.ts";

const route = apiCalls("public/auth", {
logIn: publicHandleBody(apiSignInSchema, async (ctx, input, { request }) => {
      const { id, accessVersion } = await signInAtOnce(ctx, input, await deviceOf(ctx.platform, request));
      const userAgent = request.headers.get("User-Agent") ?? "";
      await noticeNewSignIn(ctx, {
        userId: id,
        userAgent,
        isKnownDevice: await hasSessionLike(ctx, id, userAgent),
      });
      const { token, user } = await startBearerSession(ctx, { userId: id, accessVersion }, request);
      return { user: await profileJson(user), token };
    }),
register: publicHandleBody(registrationSchema, async (ctx, input, { request }) => {
      const userId = await registerAccount(ctx, input);
      const accessVersion = FIRST_ACCESS_VERSION;
      const { token, user } = await startBearerSession(ctx, { userId, accessVersion }, request);
      const answer = { user: await profileJson(user), token };
      return created(answer, "/user/profile", vatNumberWarnings(input));
    }),
verifyEmail: publicHandleBody(tokenSchema, async (ctx, { token }) => {
      await verifyEmail(ctx, token);
      return { emailVerified: true };
    }),
resendVerification: publicHandleBody(emailSchema, async (ctx, { email }) => {
      await resendVerification(ctx, email);
      return { sent: true };
    }),
forgotPassword: publicHandleBody(emailSchema, async (ctx, { email }) => {
      await requestPasswordReset(ctx, email);
      return { sent: true };
    }),
resetPassword: publicHandleBody(resetSchema, async (ctx, input) => {
      const { apiKeys, passkeysRemoved, providersRemoved } = await resetPassword(ctx, input);
      return { passwordReset: true, apiKeys, passkeysRemoved, providersRemoved };
    }),
});

export const loader = route.loader;
export const action = route.action;
