import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const onlinePaymentLimits = {
  startOnlinePayment: { name: "online_payment_invoice", max: 60, windowMs: HOUR },
  saveProviderKey: { name: "provider_key_business", max: 20, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
