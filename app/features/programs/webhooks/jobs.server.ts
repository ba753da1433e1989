import {
  slowDelivery,
  webhookDelivery,
} from "#app/features/programs/webhooks/delivery/deliver-webhook.server.ts";
import { purgeWebhooks } from "./purge-webhooks.server.ts";
import { sendSwitchedOffEmail } from "#app/features/programs/webhooks/delivery/switch-off.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const webhookJobs: Jobs = {
  "webhook.delivery": { handler: webhookDelivery, lane: "webhook" },
  "webhook.slow_delivery": { handler: slowDelivery, lane: "slow-webhook" },
  "webhook.purge": { handler: purgeWebhooks, schedule: "daily" },
  "webhook.switched_off_email": { handler: sendSwitchedOffEmail, lane: "email" },
};
