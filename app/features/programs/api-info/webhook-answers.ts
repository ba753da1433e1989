import { z } from "zod";
import { requestAnswer } from "#app/features/programs/requests/request-json.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import { WEBHOOK_BODIES } from "./webhook-bodies.ts";

const webhook = z.strictObject({
  id: z.guid(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  isActive: z.boolean(),
  failingSince: z.iso.datetime().nullable(),
  switchedOffAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const attempt = z.strictObject({
  at: z.iso.datetime(),
  statusCode: z.number().int().nullable(),
  outcome: z.string(),
  extract: z.string(),
  durationMs: z.number(),
});

const delivery = z.strictObject({
  id: z.guid(),
  eventId: z.guid(),
  type: z.enum([...EVENT_TYPES, "ping"]),
  state: z.enum(["pending", "delivered", "failed"]),
  nextAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  attempts: z.array(attempt),
});

const [first, second, ...others] = WEBHOOK_BODIES.map(({ body }) => body);

const event = z.union([first!, second!, ...others]);

export const WEBHOOK_ANSWERS = {
  Webhook: webhook,
  WebhookWithSecret: webhook.extend({ secret: z.string() }),
  WebhookList: z.strictObject({ webhooks: z.array(webhook) }),
  DeliveryList: z.strictObject({
    deliveries: z.array(delivery),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  }),
  Queued: z.strictObject({ queued: z.literal(true) }),
  Event: event,
  EventList: z.strictObject({
    events: z.array(event),
    limit: z.number().int(),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  RequestList: z.strictObject({
    requests: z.array(requestAnswer),
    limit: z.number().int(),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  Replayed: z.strictObject({ queued: z.number().int() }),
} as const;
