import { MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const invoiceLimits = {
  previewUser: { name: "preview_user", max: 90, windowMs: MINUTE, code: "preview.too_many" },
} satisfies Record<string, RateLimit>;
