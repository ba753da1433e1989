import {
  findClientLetters,
  type LetterWithReminders,
  withReminders,
} from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";

export async function* letterRecords(ctx: BusinessContext): AsyncGenerator<LetterWithReminders[]> {
  const all = ctx.db.selectFrom("reminder_letters").select("id").where("business_id", "=", ctx.businessId);
  for await (const rows of pagesById(all))
    for (const { id } of rows) yield await withReminders(ctx, await findClientLetters(ctx, [id]));
}
