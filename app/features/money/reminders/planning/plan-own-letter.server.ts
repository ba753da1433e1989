import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { type OwnLetter, ownLetter } from "#app/features/money/reminders/letter/letter.ts";
import { firstReminder } from "#app/features/money/reminders/reminder.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { latestBankFile } from "#app/features/money/reminders/run/due-reminders.server.ts";
import { nextReminder } from "#app/features/money/reminders/run/next-reminder.ts";
import {
  levelFor,
  requireOpenRows,
  requireRemindable,
} from "#app/features/money/reminders/writing/may-remind.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { remindedInvoices } from "./reminded-invoices.server.ts";

export interface LetterWish {
  level?: Level | undefined;
  /** For a run: only what is due. */
  onlyDue?: boolean;
  evenStopped?: boolean;
  seen?: SeenLetter;
}

interface SeenLetter {
  version?: number | undefined;
  amount?: Rappen | undefined;
}

/**
 * A draft of the level becomes the letter of today.
 * @throws AppError `invoice.not_found`, `invoice.changed`, and as `requireRemindable` and `levelFor`
 */
export async function planOwnLetter(
  ctx: BusinessContext,
  invoiceId: string,
  { level, onlyDue = false, evenStopped = false, seen = {} }: LetterWish = {},
): Promise<OwnLetter> {
  const settings = await findReminderSettings(ctx);
  const [reminded] = await remindedInvoices(ctx, [invoiceId]);
  if (!reminded) throw new AppError("invoice.not_found");
  const { invoice, standing, written } = reminded;
  if (evenStopped) requireOpenRows(invoice);
  else requireRemindable(invoice, standing, ctx.today);
  if (onlyDue) {
    const facts = { today: ctx.today, lastBankFile: await latestBankFile(ctx) };
    const next = nextReminder(standing, settings, facts);
    if (next.reason || next.level !== level) throw new AppError("reminder.exists");
  }
  const due = { invoice, level: levelFor(written.at(-1), level), firstReminder: firstReminder(written) };
  const letter = ownLetter(due, settings, ctx.today);
  requireSeen("invoice", invoice, seen.version);
  if ((seen.amount ?? letter.amount) !== letter.amount) throw new AppError("invoice.changed");
  return letter;
}
