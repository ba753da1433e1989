import type { Database } from "#app/platform/database/db.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { downloadReminder, listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { invoiceWith } from "../invoices/invoice-with.ts";
import { sentOffer } from "../offers/offer-input.ts";
import { later, sendingMember, testPlatform } from "../platform.ts";
import { remindBy } from "../reminders/reminder-rules.ts";
import { s3ServerOfTest } from "./s3-server-of-test.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

/** Somebody with a document of each kind, in the database of a copy with a store. */
export async function documentsOfEachKind(database: Database) {
  const server = await s3ServerOfTest();
  const platform = testPlatform(database, { STORAGE_URL: server.url });
  const ctx = await sendingMember(platform);
  await remindBy(ctx);
  const invoiceId = await invoiceWith(ctx, "overdue", LATE);
  const reminderId = await createReminder(ctx, invoiceId);
  const offerId = await sentOffer(ctx);
  const read = async () => {
    const now = later(ctx);
    return [
      (await downloadInvoice(now, invoiceId)).content,
      (await downloadOffer(now, offerId)).content,
      (await downloadReminder(now, invoiceId, (await listReminders(now, invoiceId))[0]!.id)).content,
    ].map((content) => Buffer.from(content));
  };
  return { server, platform, ctx, invoiceId, reminderId, offerId, read };
}
