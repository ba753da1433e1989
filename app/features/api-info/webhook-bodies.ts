import { z } from "zod";
import { clientAnswer } from "#app/features/clients/client-answer.schema.ts";
import { invoiceAnswer } from "#app/features/invoices/invoice-answer.schema.ts";
import { reminderAnswer } from "#app/features/reminders/reminder-answer.schema.ts";
import { paymentAnswer } from "#app/features/settlement/payment-answer.schema.ts";
import {
  WEBHOOK_API_VERSION,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from "#app/features/webhooks/webhook-events.ts";

const DATA = {
  invoice: { invoice: invoiceAnswer },
  credit_note: { creditNote: invoiceAnswer },
  client: { client: clientAnswer },
  payment: { payment: paymentAnswer },
  reminder: { reminder: reminderAnswer },
};

export const WEBHOOK_BODIES = WEBHOOK_EVENTS.map((type) => ({ type, body: bodyOf(type) }));

function bodyOf(type: WebhookEventType) {
  const [kind] = type.split(".") as [keyof typeof DATA];
  const data = z.object(DATA[kind]).strict();
  return z
    .object({
      id: z.string().uuid(),
      type: z.literal(type),
      createdAt: z.string().datetime(),
      apiVersion: z.literal(WEBHOOK_API_VERSION),
      data,
    })
    .strict();
}
