import type { WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";

interface Shown {
  level: Level;
  amount: Rappen;
  version: number;
  send: boolean;
  wanted?: WantedAddresses;
}

/**
 * The letter that was shown; a repeat on the same day answers the one that was written.
 * @throws AppError as `createReminder`
 */
export async function remindAsShown(
  ctx: UserContext,
  invoiceId: string,
  { level, send, wanted = {}, ...seen }: Shown,
): Promise<{ id: string; isNew: boolean }> {
  try {
    return { id: await createReminder(ctx, invoiceId, { level, send, wanted, seen }), isNew: true };
  } catch (error) {
    if (!(error instanceof AppError) || !REPEATED.includes(error.code)) throw error;
    const written = (await remindersOf(ctx, [invoiceId])).find((reminder) => reminder.level === level);
    const isSame =
      written?.state === (send ? "sent" : "ready") &&
      written.createdOn === ctx.today &&
      written.amountClaimed === seen.amount;
    if (!isSame) throw error;
    return { id: written.id, isNew: false };
  }
}

const REPEATED: string[] = ["reminder.exists", "invoice.changed", "reminder.last_level"];
