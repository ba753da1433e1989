import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { inParallel } from "#app/platform/in-parallel.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface Chosen {
  invoiceId: string;
  level: Level;
  send: boolean;
  /** Claimed by the letter that the page showed. */
  amount?: Rappen | undefined;
}

export interface RunResult {
  sent: number;
  written: number;
  /** Invoices that were paid, paused or reminded meanwhile, or whose slip breaks a rule. */
  refused: number;
}

/** While one letter is written to the database, the next is drawn. */
const AT_ONCE = 2;

/** Each in a transaction of its own. @throws AppError what refuses all: `plan.pro_required`, `request.too_many`, … */
export async function remindChosen(ctx: UserContext, chosen: Chosen[]): Promise<RunResult> {
  const result = { sent: 0, written: 0, refused: 0 };
  await inParallel(chosen, AT_ONCE, async (one) => {
    const outcome = await remindOne(ctx, one);
    result[outcome] += 1;
  });
  return result;
}

async function remindOne(
  ctx: UserContext,
  { invoiceId, level, send, amount }: Chosen,
): Promise<keyof RunResult> {
  try {
    await createReminder(ctx, invoiceId, { level, send, seen: { amount } });
    return send ? "sent" : "written";
  } catch (error) {
    if (!isOfOne(error)) throw error;
    return "refused";
  }
}

function isOfOne(error: unknown): boolean {
  return error instanceof AppError && /^(reminder|invoice)\./.test(error.code);
}
