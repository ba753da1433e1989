import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import type { WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import { chargeLetter } from "#app/features/money/reminders/charge-letter.server.ts";
import type { PlannedLetter } from "#app/features/money/reminders/letter/letter.ts";
import {
  digestOf,
  type DrawnLetter,
  drawLetter,
} from "#app/features/money/reminders/letter/letter-paper.server.ts";
import type { ReminderState } from "#app/features/money/reminders/reminder.ts";
import { queueLetter, requireSending } from "#app/features/money/reminders/sending/queue-letter.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { queueMoveAfterCommit } from "#app/platform/storage/queue-move.server.ts";
import { keepClientLetter } from "./keep-client-letter.server.ts";
import { keepReminder } from "./keep-reminder.server.ts";

const MAX_DRAWINGS = 5;

export interface Addressing {
  wanted?: WantedAddresses | undefined;
  /** Seconds for which its e-mail can still be taken back. */
  waits?: number | undefined;
}

interface Writing extends Addressing {
  state: ReminderState;
  changed: "invoice.changed" | "reminder_letter.changed";
}

/**
 * All or none; drawn before the transaction, because SQLite has one writer, and planned once more within it.
 * @returns their ids: the reminder's of a letter about one invoice
 * @throws AppError as `plan` and `requireSending`, `invoice.slip_refused`, and `changed`
 */
export async function writeLetters(
  ctx: UserContext,
  plan: (ctx: UserContext) => Promise<PlannedLetter[]>,
  { changed, ...writing }: Writing,
): Promise<string[]> {
  if (writing.state === "sent") await requireSending(ctx);
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {
    const letters = await plan(ctx);
    const drawn: DrawnLetter[] = [];
    for (const letter of letters) drawn.push(await drawLetter(ctx, letter));
    const ids = await ctx.transaction(async (ctx) => {
      await lockOpenBusiness(ctx);
      if (digestOf(await plan(ctx)) !== digestOf(letters)) return null;
      const ids: string[] = [];
      for (const one of drawn) ids.push(await book(ctx, one, writing));
      queueMoveAfterCommit(ctx);
      return ids;
    });
    if (ids) return ids;
  }
  throw new AppError(changed);
}

async function book(
  ctx: UserContext,
  { letter, pdf }: DrawnLetter,
  { state, ...addressing }: Omit<Writing, "changed">,
): Promise<string> {
  const { client, language, sender, parts } = letter;
  const letterId = client ? await keepClientLetter(ctx, letter, { pdf, state }) : "";
  let reminderId = "";
  for (const { invoice, claim } of parts) {
    const paper = letterId ? { letterId } : { pdf };
    reminderId = await keepReminder(ctx, invoice, claim, { state, language, paper });
    await savePaper(ctx, "invoice", invoice);
    if (state === "draft") continue;
    await chargeLetter(ctx, invoice.id, { reminderId, claim });
    const data = { level: String(claim.level), amount: String(claim.amountClaimed) };
    await recordInvoiceHistory(ctx, { invoiceId: invoice.id, event: "invoice.reminded", data });
  }
  const { invoice } = parts[0];
  if (state === "sent")
    await queueLetter(ctx, { letterId, reminderId }, { invoice, sender: sender.name, ...addressing });
  return letterId || reminderId;
}
