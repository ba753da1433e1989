import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { createReminder } from "./create-reminder.server.ts";
import type { CreateReminderInput } from "./create-reminder.schema.ts";
import type { Reminder } from "./reminder.ts";
import { remindersOf } from "./reminders.server.ts";
import { openLevel } from "./run/next-reminder.ts";
import { reminderStanding } from "./run/remindable.server.ts";
import { sendReminder } from "./send-reminder.server.ts";

interface Reminded {
  id: string;
  isNew: boolean;
}

/** The letter of today. One whose e-mail was refused or held back goes once more. */
async function answeredAgain(
  ctx: UserContext,
  { id, invoiceId, delivery }: Reminder,
  { send, ...sending }: Omit<CreateReminderInput, "level">,
): Promise<Reminded> {
  if (send && delivery?.state === "failed") await sendReminder(ctx, invoiceId, id, sending);
  return { id, isNew: false };
}

/**
 * For programs, which repeat a call whose answer was lost. Without a level the letter of today is answered again, and
 * the next one waits for the term of the last one.
 * @throws AppError as `createReminder` and `sendReminder`, and `reminder.term_running`
 */
export async function remindOnce(
  ctx: UserContext,
  invoiceId: string,
  { level, send, version, ...wanted }: CreateReminderInput,
): Promise<Reminded> {
  const seen = { version };
  requireSeen("invoice", await findInvoice(ctx, invoiceId), version);
  if (level) return { id: await createReminder(ctx, invoiceId, { level, send, wanted, seen }), isNew: true };
  // Before the letters are read: one that is written meanwhile is among them, and its level is not the next.
  const next = openLevel(await reminderStanding(ctx, invoiceId));
  const written = await remindersOf(ctx, [invoiceId]);
  const last = written.findLast(({ state }) => state !== "draft");
  if (last?.createdOn === ctx.today) return answeredAgain(ctx, last, { send, version, ...wanted });
  if (last && ctx.today <= last.dueUntil) {
    const params = { day: formatDay(last.dueUntil, ctx.locale) };
    throw new AppError("reminder.term_running", [], undefined, { params });
  }
  if (!next) throw new AppError("reminder.last_level");
  try {
    return { id: await createReminder(ctx, invoiceId, { level: next, send, wanted, seen }), isNew: true };
  } catch (error) {
    const other = isOvertaken(error) ? await writtenToday(ctx, invoiceId) : undefined;
    if (!other) throw error;
    return { id: other, isNew: false };
  }
}

function isOvertaken(error: unknown): boolean {
  return error instanceof AppError && ["reminder.exists", "invoice.changed"].includes(error.code);
}

async function writtenToday(ctx: UserContext, invoiceId: string): Promise<string | undefined> {
  const written = await remindersOf(ctx, [invoiceId]);
  return written.findLast(({ state, createdOn }) => state !== "draft" && createdOn === ctx.today)?.id;
}
