import {
  findClientLetters,
  letterTitle,
  type LetterWithReminders,
  withReminders,
} from "#app/features/reminders/client-letters/client-letters.server.ts";
import { readClientLetter } from "#app/features/reminders/client-letters/read-client-letter.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { distinctFileNames } from "#app/platform/files/file-name.ts";
import { pagesById } from "#app/features/exports/pages.server.ts";

interface LetterPaper {
  id: string;
  name: string;
  read: () => Promise<Uint8Array>;
}

export async function* letterRecords(ctx: BusinessContext): AsyncGenerator<LetterWithReminders[]> {
  const pages = pagesById((last, limit) =>
    ctx.db
      .selectFrom("reminder_letters")
      .select("id")
      .where("business_id", "=", ctx.businessId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages)
    for (const { id } of rows) yield await withReminders(ctx, await findClientLetters(ctx, [id]));
}

export async function* letterPapers(ctx: BusinessContext): AsyncGenerator<LetterPaper> {
  const nameOf = distinctFileNames();
  for await (const letters of letterRecords(ctx))
    for (const { letter } of letters) {
      const name = nameOf(`${letter.createdOn} ${letterTitle(letter)}`);
      yield { id: letter.id, name, read: () => readClientLetter(ctx, letter.id) };
    }
}
