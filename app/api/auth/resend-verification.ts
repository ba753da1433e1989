import { emailSchema } from "#app/features/accounts/account.schema.ts";
import { resendVerification } from "#app/features/accounts/email/verification.server.ts";
import { endpoint, publicHandleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  POST: publicHandleBody(emailSchema, async (ctx, { email }) => {
    await resendVerification(ctx, email);
    return { sent: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
