import { findDesign } from "#app/features/selling/design/design.server.ts";
import { joinPdfs } from "#app/features/selling/invoices/pdf/join-pdfs.server.ts";
import { readClientLetter, readLetter } from "#app/features/money/reminders/reminders.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { MOST_SHOWN } from "./due-today.server.ts";

interface LetterForThePost {
  id: string;
  isOfClient: boolean;
}

/** Written today, in the order of their writing. */
export async function lettersForThePost(ctx: BusinessContext): Promise<LetterForThePost[]> {
  const single = await writtenToday(ctx, "reminders").where("letter_id", "is", null).execute();
  const together = await writtenToday(ctx, "reminder_letters").execute();
  return [
    ...single.map((row) => ({ ...row, isOfClient: false })),
    ...together.map((row) => ({ ...row, isOfClient: true })),
  ]
    .toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1))
    .slice(-MOST_SHOWN)
    .map(({ id, isOfClient }) => ({ id, isOfClient }));
}

function writtenToday<T extends "reminders" | "reminder_letters">(ctx: BusinessContext, table: T) {
  return ctx.db
    .selectFrom<"reminders" | "reminder_letters">(table)
    .select(["id", "created_at"])
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "ready")
    .where("created_on", "=", ctx.today)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST_SHOWN);
}

/** @throws AppError `reminder.not_found` when there are none, `reminder.pdf_damaged` */
export async function downloadForThePost(ctx: UserContext): Promise<FileToKeep> {
  const pdfs: Uint8Array[] = [];
  for (const { id, isOfClient } of await lettersForThePost(ctx))
    pdfs.push(await (isOfClient ? readClientLetter : readLetter)(ctx, id));
  if (pdfs.length === 0) throw new AppError("reminder.not_found");
  const title = `${translator(ctx.locale)("reminders:run.title")} ${ctx.today}`;
  const { duplex } = await findDesign(ctx);
  const content = await joinPdfs({ pdfs, title, language: ctx.locale, duplex });
  return { name: `${title}.pdf`, type: "application/pdf", content };
}
