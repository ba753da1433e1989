import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { planOwnLetter, type LetterWish } from "./planning/plan-letters.server.ts";
import { type Addressing, writeLetters } from "./writing/write-letters.server.ts";

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
  { send = false, wanted, waits, ...letter }: Reminding = {},
): Promise<string> {
  const state = send ? "sent" : letter.onlyDue ? "draft" : "ready";
  const plan = async (ctx: UserContext) => [await planOwnLetter(ctx, invoiceId, letter)];
  const [id] = await writeLetters(ctx, plan, { state, wanted, waits, changed: "invoice.changed" });
  if (!id) throw new AppError("invoice.changed");
  return id;
}
