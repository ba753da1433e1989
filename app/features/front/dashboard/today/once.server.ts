import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { UNDO_SECONDS } from "#app/features/selling/papers/sending/undo-seconds.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface ShownLetter {
  version: number;
  level: Level;
  amount: Rappen;
  send: boolean;
}

/** A row pressed twice writes one letter. @returns its id @throws AppError as `createReminder` */
export async function remindOnceToday(ctx: UserContext, id: string, shown: ShownLetter): Promise<string> {
  const { level, send, version, amount } = shown;
  try {
    return await createReminder(ctx, id, { level, send, seen: { version, amount }, waits: UNDO_SECONDS });
  } catch (error) {
    if (!(error instanceof AppError) || !(await isNextVersion(ctx, id, version))) throw error;
    const written = (await listReminders(ctx, id)).find(
      (one) => one.level === level && one.state !== "draft",
    );
    if (!written) throw error;
    return written.id;
  }
}

async function isNextVersion(ctx: UserContext, id: string, version: number): Promise<boolean> {
  return (await findInvoice(ctx, id)).version === version + 1;
}
