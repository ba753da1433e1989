import { z } from "zod";
import { optionalCheckbox, addFieldError, requiredLine } from "#app/platform/forms/fields.ts";
import { WEBHOOK_CAPS } from "./webhook-caps.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";

export const webhookSchema = z.object({
  url: requiredLine({ max: WEBHOOK_CAPS.url }).transform((text, ctx) => {
    if (text === "") return text;
    if (!URL.canParse(text)) return addFieldError(ctx, "field.url");
    const url = new URL(text);
    if (!/^https?:$/.test(url.protocol) || url.hostname === "") return addFieldError(ctx, "field.url");
    if (url.username || url.password) return addFieldError(ctx, "field.url_password");
    if (text.includes("#")) return addFieldError(ctx, "field.url_fragment");
    return url.href;
  }),
  events: z
    .array(z.enum(EVENT_TYPES))
    .max(100)
    .transform((chosen, ctx) => {
      const events = EVENT_TYPES.filter((event) => chosen.includes(event));
      return events.length ? events : addFieldError(ctx, "webhook.no_event");
    }),
  /** Left out, a new one is active, and another stays as it is. */
  isActive: optionalCheckbox(),
});

export type WebhookInput = z.output<typeof webhookSchema>;
