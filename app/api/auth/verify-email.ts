import { tokenSchema } from "#app/features/accounts/account.schema.ts";
import { verifyEmail } from "#app/features/accounts/email/verification.server.ts";
import { endpoint, publicHandleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  POST: publicHandleBody(tokenSchema, async (ctx, { token }) => {
    await verifyEmail(ctx, token);
    return { emailVerified: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
