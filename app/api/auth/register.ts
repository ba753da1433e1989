import { userJson } from "#app/features/accounts/account-json.ts";
import { registrationSchema } from "#app/features/accounts/account.schema.ts";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { registerAccount } from "#app/features/accounts/register.server.ts";
import { vatNumberWarnings } from "#app/features/accounts/vat-number-warnings.ts";
import { created, endpoint, publicHandleBody } from "#app/platform/api.server.ts";
import { startBearerSession } from "#app/platform/bearer.server.ts";

const route = endpoint({
  POST: publicHandleBody(registrationSchema, async (ctx, input, { request }) => {
    const { token, user } = await startBearerSession(ctx, await registerAccount(ctx, input), request);
    return created({ user: userJson(await findProfile(user)), token }, vatNumberWarnings(input));
  }),
});

export const loader = route.loader;
export const action = route.action;
