import { hash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { RemindersTable } from "#app/platform/database/schema/reminders.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { IN_DATABASE, NO_DOCUMENT } from "#app/platform/storage/documents.server.ts";
import type { ReminderState } from "#app/features/money/reminders/reminder.ts";
import type { ReminderClaim } from "#app/features/money/reminders/reminder-claim.ts";

interface Kept {
  state: ReminderState;
  language: Locale;
  paper: { pdf: Buffer } | { letterId: string };
}

/** In the transaction that holds the invoice, whose draft becomes this reminder. @throws AppError `reminder.exists` */
export async function keepReminder(
  ctx: UserContext,
  invoice: Pick<Invoice, "id">,
  claim: ReminderClaim,
  { state, language, paper }: Kept,
): Promise<string> {
  const drafts = await ctx.db
    .deleteFrom("reminders")
    .where("invoice_id", "=", invoice.id)
    .where("state", "=", "draft")
    .returning("id")
    .execute();
  const id = drafts[0]?.id ?? ctx.newId();
  const row = {
    id,
    business_id: ctx.businessId,
    invoice_id: invoice.id,
    level: claim.level,
    state,
    created_on: claim.createdOn,
    due_until: claim.dueUntil,
    open_amount: claim.openAmount,
    interest: claim.interest,
    interest_days: claim.interestDays,
    fee: claim.fee,
    fee_vat: JSON.stringify(claim.feeVat),
    amount_claimed: claim.amountClaimed,
    language,
    delivery_id: null,
    created_at: ctx.now.toISOString(),
  };
  try {
    await ctx.db
      .insertInto("reminders")
      .values({ ...row, ...documentOf(paper) })
      .execute();
  } catch (error) {
    throw ctx.platform.database.dialect.isUniqueViolation(error) ? new AppError("reminder.exists") : error;
  }
  await markReminded(ctx, invoice.id, claim.level, state);
  return id;
}

type Document = Pick<Insertable<RemindersTable>, "letter_id" | "sha256" | "bytes" | "in_store">;

function documentOf(paper: Kept["paper"]): Document {
  if ("letterId" in paper)
    return { letter_id: paper.letterId, sha256: "", bytes: Buffer.alloc(0), in_store: NO_DOCUMENT };
  return { letter_id: null, sha256: hash("sha256", paper.pdf), bytes: paper.pdf, in_store: IN_DATABASE };
}

async function markReminded(
  ctx: UserContext,
  invoiceId: string,
  level: number,
  state: ReminderState,
): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set({ reminded_level: level, reminded_on: state === "draft" ? null : ctx.today })
    .where("id", "=", invoiceId)
    .execute();
}
