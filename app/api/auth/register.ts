import { userJson } from "#app/features/accounts/account-json.ts";
import { registrationSchema } from "#app/features/accounts/account.schema.ts";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { registerAccount } from "#app/features/accounts/register.server.ts";
import { vatNumberWarnings } from "#app/features/accounts/vat-number-warnings.ts";
import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { endpoint, publicHandleBody } from "#app/platform/http/api.server.ts";
import { startBearerSession } from "#app/platform/auth/bearer.server.ts";

const route = endpoint({
  POST: publicHandleBody(registrationSchema, async (ctx, input, { request }) => {
    const userId = await registerAccount(ctx, input);
    const accessVersion = FIRST_ACCESS_VERSION;
    const { token, user } = await startBearerSession(ctx, { userId, accessVersion }, request);
    return created(
      { user: userJson(await findProfile(user)), token },
      "/user/profile",
      vatNumberWarnings(input),
    );
  }),
});

export const loader = route.loader;
export const action = route.action;
