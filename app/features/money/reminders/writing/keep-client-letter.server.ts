import { hash } from "node:crypto";
import type { SharedWithReference } from "#app/features/money/reminders/letter/letter-reference.server.ts";
import type { ReminderState } from "#app/features/money/reminders/reminder.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** In the transaction that holds its invoices. @returns its id */
export async function keepClientLetter(
  ctx: UserContext,
  letter: SharedWithReference,
  { pdf, state }: { pdf: Buffer; state: ReminderState },
): Promise<string> {
  const { client, sender, parts } = letter;
  const id = ctx.newId();
  await ctx.db
    .insertInto("reminder_letters")
    .values({
      id,
      business_id: ctx.businessId,
      client_id: client.id,
      level: letter.level,
      state: state === "sent" ? "sent" : "ready",
      created_on: letter.createdOn,
      due_until: letter.dueUntil,
      language: letter.language,
      iban: sender.iban,
      reference: letter.reference,
      invoices: parts.length,
      currency: letter.currency,
      amount_claimed: letter.amount,
      delivery_id: null,
      sha256: hash("sha256", pdf),
      bytes: pdf,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  return id;
}
