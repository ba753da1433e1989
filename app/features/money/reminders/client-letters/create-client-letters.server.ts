import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { digestOf } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import type { ChosenInvoice } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import { lettersAbout } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import { type Addressing, writeLetters } from "#app/features/money/reminders/writing/write-letters.server.ts";

interface Reminding extends Addressing {
  invoices: readonly ChosenInvoice[];
  send: boolean;
  digest?: string | undefined;
}

/** @returns their ids @throws AppError as `lettersAbout` and `writeLetters` */
export function createClientLetters(
  ctx: UserContext,
  clientId: string,
  { invoices, send, digest, wanted }: Reminding,
): Promise<string[]> {
  const plan = async (ctx: UserContext) => {
    const letters = await lettersAbout(ctx, clientId, invoices);
    if (digest !== undefined && digest !== digestOf(letters)) throw new AppError("reminder_letter.changed");
    return letters;
  };
  return writeLetters(ctx, plan, {
    state: send ? "sent" : "ready",
    wanted,
    changed: "reminder_letter.changed",
  });
}
