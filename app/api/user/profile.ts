import { userJson } from "#app/features/accounts/account-json.ts";
import { profileSchema } from "#app/features/accounts/account.schema.ts";
import { vatNumberWarnings } from "#app/features/accounts/vat-number-warnings.ts";
import { findProfile, updateProfile } from "#app/features/accounts/profile.server.ts";
import { ApiResult, endpoint, handle, handleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  GET: handle(async (ctx) => userJson(await findProfile(ctx))),
  PUT: handleBody(profileSchema, async (ctx, input) => {
    await updateProfile(ctx, input);
    return new ApiResult(userJson(await findProfile(ctx)), 200, vatNumberWarnings(input));
  }),
});

export const loader = route.loader;
export const action = route.action;
