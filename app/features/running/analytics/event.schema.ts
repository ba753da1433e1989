import { z } from "zod";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { countedPath, countedReferrer } from "./counted-path.ts";

const ADDRESS = 2000;

/** `en` or `en-US`. */
const language = z
  .string()
  .max(35)
  .transform((tag) => tag.slice(0, 2).toLowerCase())
  .pipe(z.enum(LOCALES));

/** Rule 32: what could name somebody is cut off as it is read. */
export const eventSchema = z.object({
  type: z.enum(["page_view", "consent_update"]),
  path: z.string().max(ADDRESS).startsWith("/").transform(countedPath),
  referrer: z.string().max(ADDRESS).default("").transform(countedReferrer),
  locale: language,
  consent: z.object({
    necessary: z.literal(true).default(true),
    analytics: z.boolean(),
    marketing: z.boolean(),
    preferences: z.boolean(),
  }),
  sessionId: z
    .string()
    .max(64)
    .regex(/^[\w-]*$/)
    .default(""),
});

export type AnalyticsEvent = z.output<typeof eventSchema>;
