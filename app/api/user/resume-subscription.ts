import { findProfile } from "#app/features/accounts/profile.server.ts";
import { userJson } from "#app/features/accounts/account-json.ts";
import { resumeSubscription } from "#app/features/subscriptions/manage-subscription.server.ts";
import { endpoint, handle } from "#app/platform/http/api.server.ts";

const route = endpoint({
  POST: handle(async (ctx) => {
    await resumeSubscription(ctx);
    return userJson(await findProfile(ctx));
  }),
});

export const loader = route.loader;
export const action = route.action;
