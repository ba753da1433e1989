import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const exportLimits = {
  /** For the PDFs of every draft, some 5 ms of processor time each. */
  myData: { name: "my_data", max: 10, windowMs: HOUR },
  /** For one business; each ZIP is made from every booking and receipt of its days. */
  handoverZip: { name: "handover_zip", max: 30, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
