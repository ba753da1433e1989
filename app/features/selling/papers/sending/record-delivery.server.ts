import type { Selectable } from "kysely";
import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { currentInstant } from "#app/platform/clock.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import { queueCopy } from "./deliveries.server.ts";

export type EmailRow = Selectable<DeliveriesTable>;

/** What is told of the document that an e-mail is about. */
export interface EmailedDocument {
  /** Programs hear that it has changed. */
  touch(ctx: BusinessContext, delivery: EmailRow): Promise<void>;
  conclude(ctx: BusinessContext, delivery: EmailRow, state: Outcome["state"]): Promise<void>;
}

/** `from` are the states that may still change to it. */
interface Outcome {
  state: "sent" | "outbox" | "failed" | "uncertain";
  from: readonly DeliveriesTable["state"][];
  error_code?: string;
  error_text?: string;
  delivered_to?: string;
}

/** A copy to the sender is nothing that the document tells. */
export function recordsOf(document: EmailedDocument) {
  const noteChanged = async (ctx: BusinessContext, delivery: EmailRow) => {
    if (!delivery.copy_of) await document.touch(ctx, delivery);
  };
  return {
    attempt: (ctx: BusinessContext, delivery: EmailRow) => recordAttempt(ctx, delivery, noteChanged),
    putOff: (ctx: BusinessContext, delivery: EmailRow, reason: Reason) =>
      putOff(ctx, delivery, { reason, noteChanged }),
    outcome: (ctx: BusinessContext, delivery: EmailRow, outcome: Outcome) =>
      recordOutcome(ctx, delivery, { outcome, document }),
  };
}

type NoteChanged = (ctx: BusinessContext, delivery: EmailRow) => Promise<void>;

interface Reason {
  error_code: string;
  error_text: string;
  delivered_to?: string;
}

async function recordAttempt(
  ctx: BusinessContext,
  { id }: EmailRow,
  noteChanged: NoteChanged,
): Promise<EmailRow | null> {
  const now = currentInstant(ctx);
  return { ...ctx, now }.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const attempt = await ctx.db
      .updateTable("deliveries")
      .set({ state: "sending", attempted_at: now.toISOString() })
      .where("id", "=", id)
      .where("state", "=", "queued")
      .returningAll()
      .executeTakeFirst();
    if (attempt) await noteChanged(ctx, attempt);
    return attempt ?? null;
  });
}

async function putOff(
  ctx: BusinessContext,
  { id, attempted_at }: EmailRow,
  { reason, noteChanged }: { reason: Reason; noteChanged: NoteChanged },
): Promise<void> {
  const now = currentInstant(ctx);
  await { ...ctx, now }.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const delivery = await ctx.db
      .updateTable("deliveries")
      .set({ state: "queued", ...reason })
      .where("id", "=", id)
      .where("state", "=", "sending")
      .where("attempted_at", "=", attempted_at)
      .returningAll()
      .executeTakeFirst();
    if (delivery) await noteChanged(ctx, delivery);
  });
}

async function recordOutcome(
  ctx: BusinessContext,
  { id, attempted_at }: EmailRow,
  { outcome, document }: { outcome: Outcome; document: EmailedDocument },
): Promise<void> {
  const { from, ...result } = outcome;
  const now = currentInstant(ctx);
  await { ...ctx, now }.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const delivery = await ctx.db
      .updateTable("deliveries")
      .set({ ...result, finished_at: now.toISOString() })
      .where("id", "=", id)
      .where("state", "in", from)
      .where("attempted_at", attempted_at === null ? "is" : "=", attempted_at)
      .returningAll()
      .executeTakeFirst();
    if (!delivery) return;
    ctx.log.info({ event: "invoice.delivery", deliveryId: id, state: result.state });
    if (delivery.copy_of) return;
    await document.touch(ctx, delivery);
    await document.conclude(ctx, delivery, result.state);
    const hasLeft = result.state === "sent" || result.state === "outbox";
    if (hasLeft && delivery.copy_to_me && delivery.reply_to) await queueCopy(ctx, delivery);
  });
}
