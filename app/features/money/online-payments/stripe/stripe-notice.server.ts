import { z } from "zod";
import type { ProviderNotice } from "#app/features/money/online-payments/payment-provider.ts";
import { signedEvent } from "#app/platform/stripe.server.ts";

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  account: z.string().max(255).nullish(),
  data: z.object({
    object: z.object({
      id: z.unknown().optional(),
      client_reference_id: z.unknown().optional(),
      payment_intent: z.unknown().optional(),
    }),
  }),
});

/** @returns null for what is not signed with the secret, or is no event */
export function readStripeNotice(signed: Parameters<typeof signedEvent>[0]): ProviderNotice | null {
  const event = eventSchema.safeParse(signedEvent(signed));
  if (!event.success) return null;
  const { id, type, account = null, data } = event.data;
  return { id, type, account, about: aboutOf(type, data.object) };
}

function aboutOf(
  type: string,
  object: { id?: unknown; client_reference_id?: unknown; payment_intent?: unknown },
): ProviderNotice["about"] {
  const intent = idOf(object.payment_intent);
  const reference = textIn(object.id);
  if (type.startsWith("checkout.session.") && reference)
    return { reference, orderId: textIn(object.client_reference_id) };
  if (/^(charge\.|refund\.)/.test(type) && intent) return { intent };
  return type.startsWith("account.") && reference ? { account: reference } : null;
}

function idOf(value: unknown): string {
  return typeof value === "object" && value !== null && "id" in value ? textIn(value.id) : textIn(value);
}

function textIn(value: unknown): string {
  return typeof value === "string" && value.length <= 255 ? value : "";
}
