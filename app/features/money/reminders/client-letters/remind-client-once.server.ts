import { findClient } from "#app/features/selling/clients/clients.server.ts";
import type { WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import {
  findClientLetters,
  lettersWrittenOn,
  type LetterWithReminders,
  withReminders,
} from "./client-letters.server.ts";
import type { CreateClientLettersInput } from "./letters.schema.ts";
import { createClientLetters } from "#app/features/money/reminders/create-reminder.server.ts";
import type { NotOnLetter } from "#app/features/money/reminders/planning/due-invoices.server.ts";
import { sendReminder } from "#app/features/money/reminders/send-reminder.server.ts";
import {
  findLetterPlan,
  type ClientLetterPlan,
} from "#app/features/money/reminders/planning/plan-letters.server.ts";

interface Reminded {
  letters: LetterWithReminders[];
  leftOut: NotOnLetter[];
  isNew: boolean;
}

/**
 * For programs, which repeat a call whose answer was lost. Without invoices the letters of today are answered again.
 * @throws AppError as `createClientLetters` and `sendReminder`, and `reminder.none_due`
 */
export async function remindClientOnce(
  ctx: UserContext,
  clientId: string,
  { invoices, send, ...wanted }: CreateClientLettersInput,
): Promise<Reminded> {
  const { id } = await findClient(ctx, clientId);
  if (invoices) return written(ctx, await createClientLetters(ctx, id, { invoices, send, wanted }), []);
  const earlier = await writtenToday(ctx, id);
  if (earlier) return send ? sentAgain(ctx, earlier, wanted) : earlier;
  const plan = await findLetterPlan(ctx, id);
  const due = invoicesOnLetters(plan);
  if (due.length === 0) throw new AppError("reminder.none_due");
  try {
    const ids = await createClientLetters(ctx, id, { invoices: due, send, wanted });
    return await written(ctx, ids, plan.leftOut);
  } catch (error) {
    const other = isOvertaken(error) ? await writtenToday(ctx, id) : null;
    if (!other) throw error;
    return other;
  }
}

export function invoicesOnLetters({ letters }: ClientLetterPlan) {
  return letters.flatMap(({ parts }) =>
    parts.map(({ invoice: { id, version }, claim: { level } }) => ({ id, level, version })),
  );
}

/** Letters whose e-mail was refused or held back go once more. */
async function sentAgain(ctx: UserContext, earlier: Reminded, wanted: WantedAddresses): Promise<Reminded> {
  const unsent = earlier.letters.filter(({ letter }) => letter.delivery?.state === "failed");
  for (const [first] of unsent.map(({ reminders }) => reminders))
    if (first) await sendReminder(ctx, first.invoiceId, first.id, wanted);
  if (unsent.length === 0) return earlier;
  const letters = await findClientLetters(
    ctx,
    earlier.letters.map(({ letter }) => letter.id),
  );
  return { ...earlier, letters: await withReminders(ctx, letters) };
}

async function written(ctx: UserContext, ids: string[], leftOut: NotOnLetter[]): Promise<Reminded> {
  const letters = await withReminders(ctx, await findClientLetters(ctx, ids));
  return { letters, leftOut, isNew: true };
}

async function writtenToday(ctx: UserContext, clientId: string): Promise<Reminded | null> {
  const letters = await lettersWrittenOn(ctx, clientId, ctx.today);
  if (letters.length === 0) return null;
  return { letters: await withReminders(ctx, letters), leftOut: [], isNew: false };
}

function isOvertaken(error: unknown): boolean {
  return error instanceof AppError && ["reminder.exists", "reminder_letter.changed"].includes(error.code);
}
