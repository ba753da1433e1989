import { resetSchema } from "#app/features/accounts/account.schema.ts";
import { resetPassword } from "#app/features/accounts/sign-in/password-reset.server.ts";
import { endpoint, publicHandleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  POST: publicHandleBody(resetSchema, async (ctx, input) => {
    const apiKeys = await resetPassword(ctx, input);
    return { passwordReset: true, apiKeys };
  }),
});

export const loader = route.loader;
export const action = route.action;
