import { joinPdfs } from "#app/features/invoices/pdf/join-pdfs.server.ts";
import { readLetter } from "#app/features/reminders/reminders.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { MOST_SHOWN } from "./due-today.server.ts";

/** Of letters written today for the post. */
export async function lettersForThePost(ctx: BusinessContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("reminders")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "ready")
    .where("created_on", "=", ctx.today)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id }) => id).toReversed();
}

/** @throws AppError `reminder.not_found` when there are none, `reminder.pdf_damaged` */
export async function downloadForThePost(ctx: UserContext): Promise<FileToKeep> {
  const pdfs: Uint8Array[] = [];
  for (const id of await lettersForThePost(ctx)) pdfs.push(await readLetter(ctx, id));
  if (pdfs.length === 0) throw new AppError("reminder.not_found");
  const title = `${translator(ctx.locale)("reminders:run.title")} ${ctx.today}`;
  const content = await joinPdfs({ pdfs, title, language: ctx.locale });
  return { name: `${title}.pdf`, type: "application/pdf", content };
}
