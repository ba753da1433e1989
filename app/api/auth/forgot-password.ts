import { emailSchema } from "#app/features/accounts/account.schema.ts";
import { requestPasswordReset } from "#app/features/accounts/sign-in/password-reset.server.ts";
import { endpoint, publicHandleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  POST: publicHandleBody(emailSchema, async (ctx, { email }) => {
    await requestPasswordReset(ctx, email);
    return { sent: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
