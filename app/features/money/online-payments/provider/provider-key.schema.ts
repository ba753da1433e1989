import { z } from "zod";
import { addFieldError, requiredLine } from "#app/platform/forms/fields.ts";

/** Characters; Stripe's own keys have about 110. */
export const PROVIDER_KEY_CAPS = { apiKey: 255, signingSecret: 255 };

export const CHANGE_PROVIDER = "change the provider of payments";

const permit = z.string().max(200).default("");

export const permitSchema = z.object({ permit });

/** A restricted key may do what it is made for; a secret key may do everything with the account. */
export const providerKeySchema = z.object({
  apiKey: requiredLine({ max: PROVIDER_KEY_CAPS.apiKey }).transform((key, ctx) => {
    if (/^sk_/.test(key)) return addFieldError(ctx, "field.stripe_secret_key");
    if (/^pk_/.test(key)) return addFieldError(ctx, "field.stripe_publishable_key");
    return key === "" || /^rk_(live|test)_\w+$/.test(key) ? key : addFieldError(ctx, "field.stripe_key");
  }),
  signingSecret: requiredLine({ max: PROVIDER_KEY_CAPS.signingSecret }).transform((secret, ctx) =>
    secret === "" || /^whsec_[\w+/=-]+$/.test(secret)
      ? secret
      : addFieldError(ctx, "field.stripe_webhook_secret"),
  ),
  permit,
});

export type ProviderKeyInput = z.output<typeof providerKeySchema>;
