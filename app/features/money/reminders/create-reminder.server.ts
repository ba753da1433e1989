import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { queueMoveAfterCommit } from "#app/platform/storage/queue-move.server.ts";
import { digestOf, type DrawnLetter, drawLetter } from "./letter/letter-paper.server.ts";
import type { PlannedLetter } from "./letter/letter.ts";
import {
  type ChosenInvoice,
  lettersAbout,
  type LetterWish,
  planOwnLetter,
} from "./planning/plan-letters.server.ts";
import type { ReminderState } from "./reminder.ts";
import { type Addressing, queueLetter, requireSending } from "./sending/queue-letter.server.ts";
import { keepLetter } from "./writing/keep-letter.server.ts";

const MAX_DRAWINGS = 5;

interface Reminding extends LetterWish, Addressing {
  send?: boolean;
}

/**
 * Writes the letter of a level, of which there is only one for each invoice; a run's is a draft unless it is sent.
 * @returns the reminder's id @throws AppError as `planOwnLetter` and `writeLetters`
 */
export async function createReminder(
  ctx: UserContext,
  invoiceId: string,
  { send = false, wanted, waits, ...wish }: Reminding = {},
): Promise<string> {
  const state = send ? "sent" : wish.onlyDue ? "draft" : "ready";
  const plan = async (ctx: UserContext) => [await planOwnLetter(ctx, invoiceId, wish)];
  const [id] = await writeLetters(ctx, plan, { state, wanted, waits, changed: "invoice.changed" });
  if (!id) throw new AppError("invoice.changed");
  return id;
}

interface RemindingOfClient extends Pick<Addressing, "wanted"> {
  invoices: readonly ChosenInvoice[];
  send: boolean;
  digest?: string | undefined;
}

/** @returns the letters' ids @throws AppError as `lettersAbout` and `writeLetters` */
export function createClientLetters(
  ctx: UserContext,
  clientId: string,
  { invoices, send, digest, wanted }: RemindingOfClient,
): Promise<string[]> {
  const changed = "reminder_letter.changed";
  const plan = async (ctx: UserContext) => {
    const letters = await lettersAbout(ctx, clientId, invoices);
    if (digest !== undefined && digest !== digestOf(letters)) throw new AppError(changed);
    return letters;
  };
  return writeLetters(ctx, plan, { state: send ? "sent" : "ready", wanted, changed });
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
async function writeLetters(
  ctx: UserContext,
  plan: (ctx: UserContext) => Promise<PlannedLetter[]>,
  { changed, state, ...addressing }: Writing,
): Promise<string[]> {
  if (state === "sent") await requireSending(ctx);
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {
    const letters = await plan(ctx);
    const drawn: DrawnLetter[] = [];
    for (const letter of letters) drawn.push(await drawLetter(ctx, letter));
    const ids = await ctx.transaction(async (ctx) => {
      await lockOpenBusiness(ctx);
      if (digestOf(await plan(ctx)) !== digestOf(letters)) return null;
      const ids: string[] = [];
      for (const one of drawn) {
        const kept = await keepLetter(ctx, one, state);
        if (state === "sent") await queueLetter(ctx, kept, one.letter, addressing);
        ids.push(kept.letterId || kept.reminderId);
      }
      queueMoveAfterCommit(ctx);
      return ids;
    });
    if (ids) return ids;
  }
  throw new AppError(changed);
}
