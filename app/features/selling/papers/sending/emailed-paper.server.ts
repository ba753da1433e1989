import type { PaperNoun } from "#app/features/selling/papers/kinds.ts";
import type { PaperKind } from "#app/features/selling/papers/paper.ts";
import { touchPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { addressesOf, joinAddresses } from "#app/platform/mail/addresses.ts";
import { type HeldBack, heldBackOf } from "./held-back.ts";
import { isReached, missedOf } from "./reached.ts";
import { type EmailedDocument, type EmailRow, recordsOf } from "./record-delivery.server.ts";

export function emailedPaper(
  { noun, record }: Pick<PaperKind<never>, "noun" | "record">,
  told?: EmailedDocument["conclude"],
): EmailedDocument {
  return {
    touch: (ctx, delivery) => touchPaper(ctx, noun, subjectOf(noun, delivery)),
    async conclude(ctx, delivery, state) {
      const { event, data } = emailEvent(delivery, state);
      await record(ctx, subjectOf(noun, delivery), `${noun}.${event}`, data);
      await told?.(ctx, delivery, state);
    },
  };
}

export function emailEvent(
  delivery: EmailRow,
  state: string,
): { event: string; data: Record<string, string> } {
  const { recipient, error_code } = delivery;
  const heldBack = state === "failed" ? heldBackOf(error_code) : null;
  if (heldBack) return { event: "email_held_back", data: { recipient, heldBack } };
  const missed = missedOf(delivery);
  if (state !== "sent" || missed.length === 0) return { event: `email_${state}`, data: { recipient } };
  const reached = addressesOf(recipient).filter((address) => !missed.includes(address));
  return {
    event: "email_sent",
    data: { recipient: joinAddresses(reached), missed: joinAddresses(missed) },
  };
}

export function heldBackFor(delivery: EmailRow, error_code: HeldBack) {
  const state = isReached(delivery) ? "sent" : "failed";
  return { state, from: ["queued"], error_code, error_text: "" } as const;
}

export function subjectOf(noun: PaperNoun, delivery: EmailRow): string {
  return delivery[`${noun}_id`] ?? "";
}

interface HoldingBack {
  noun: PaperNoun;
  id: string;
  document: EmailedDocument;
  reason: HeldBack;
}

/** A letter about several invoices is looked at when its turn comes. */
export async function holdBack(
  ctx: BusinessContext,
  { noun, id, document, reason }: HoldingBack,
): Promise<void> {
  const waiting = await ctx.db
    .selectFrom("deliveries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where(`${noun}_id`, "=", id)
    .where("state", "=", "queued")
    .where("letter_id", "=", "")
    .where("copy_of", "=", "")
    .orderBy("id")
    .execute();
  const { outcome } = recordsOf(document);
  for (const delivery of waiting) await outcome(ctx, delivery, heldBackFor(delivery, reason));
}
