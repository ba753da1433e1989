import { findProfile } from "#app/features/accounts/profile.server.ts";
import { userJson } from "#app/features/accounts/account-json.ts";
import { changePeriodSchema } from "#app/features/subscriptions/subscription.schema.ts";
import { switchToYearly } from "#app/features/subscriptions/switch-to-yearly.server.ts";
import { endpoint, handleBody } from "#app/platform/http/api.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** `url`: the page on which the bank must confirm first; null when the year has begun. */
const route = endpoint({
  POST: handleBody(changePeriodSchema, async (ctx, { billingPeriod }) => {
    if (billingPeriod === "monthly") throw new AppError("subscription.no_downgrade");
    const url = await switchToYearly(ctx);
    return { url, user: userJson(await findProfile(ctx)) };
  }),
});

export const loader = route.loader;
export const action = route.action;
