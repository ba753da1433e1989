import { willTell, willTellNew } from "#app/features/running/events/will-tell.server.ts";
import { hash } from "node:crypto";
import type { Insertable } from "kysely";
import { addCharges } from "#app/features/books/ledger/charges.server.ts";
import type { DrawnLetter } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import type { LetterPart, SharedWithReference } from "#app/features/money/reminders/letter/letter.ts";
import type { ReminderClaim } from "#app/features/money/reminders/reminder-claim.ts";
import type { ReminderState } from "#app/features/money/reminders/reminder.ts";
import type { LetterId } from "#app/features/money/reminders/reminders.server.ts";
import { endOpenCharges } from "#app/features/selling/invoices/settling/end-charges.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { RemindersTable } from "#app/platform/database/schema/reminders.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { IN_DATABASE, NO_DOCUMENT } from "#app/platform/storage/documents.server.ts";

/** Call it in the transaction that holds the business. @throws AppError `reminder.exists` */
export async function keepLetter(
  ctx: UserContext,
  { letter, pdf }: DrawnLetter,
  state: ReminderState,
): Promise<LetterId> {
  const { client, language, parts } = letter;
  const letterId = client ? await keepShared(ctx, letter, { pdf, state }) : "";
  const paper: Paper = letterId
    ? { letter_id: letterId, sha256: "", bytes: Buffer.alloc(0), in_store: NO_DOCUMENT }
    : { letter_id: null, sha256: hash("sha256", pdf), bytes: pdf, in_store: IN_DATABASE };
  const ids: string[] = [];
  for (const { invoice, claim } of parts) {
    const reminderId = await keepReminder(ctx, { invoice, claim }, { state, language, paper });
    ids.push(reminderId);
    await savePaper(ctx, "invoice", invoice);
    if (state === "draft") continue;
    await charge(ctx, invoice.id, { reminderId, claim });
    const data = { level: String(claim.level), amount: String(claim.amountClaimed) };
    await recordHistory(ctx, { invoiceId: invoice.id, event: "invoice.reminded", data });
  }
  return { letterId, reminderId: ids[0] ?? "" };
}

async function keepShared(
  ctx: UserContext,
  letter: SharedWithReference,
  { pdf, state }: { pdf: Buffer; state: ReminderState },
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("reminder_letters")
    .values({
      id,
      business_id: ctx.businessId,
      client_id: letter.client.id,
      level: letter.level,
      state: state === "sent" ? "sent" : "ready",
      created_on: letter.createdOn,
      due_until: letter.dueUntil,
      language: letter.language,
      iban: letter.sender.iban,
      reference: letter.reference,
      invoices: letter.parts.length,
      currency: letter.currency,
      amount_claimed: letter.amount,
      delivery_id: null,
      sha256: hash("sha256", pdf),
      bytes: pdf,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  return id;
}

type Paper = Pick<Insertable<RemindersTable>, "letter_id" | "sha256" | "bytes" | "in_store">;

/** The invoice's draft becomes this reminder. */
async function keepReminder(
  ctx: UserContext,
  { invoice, claim }: LetterPart,
  { state, language, paper }: { state: ReminderState; language: Locale; paper: Paper },
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
    ...paper,
  };
  try {
    await ctx.db.insertInto("reminders").values(row).execute();
  } catch (error) {
    throw ctx.platform.database.dialect.isUniqueViolation(error) ? new AppError("reminder.exists") : error;
  }
  await ctx.db
    .updateTable("invoices")
    .set({ reminded_level: claim.level, reminded_on: state === "draft" ? null : ctx.today })
    .where("id", "=", invoice.id)
    .execute();
  if (drafts.length > 0) willTell(ctx, "reminder", id);
  else willTellNew(ctx, "reminder", id);
  return id;
}

/** Interest and fee of the letter; what is open of earlier letters ends. */
async function charge(
  ctx: UserContext,
  invoiceId: string,
  { reminderId, claim }: { reminderId: string; claim: ReminderClaim },
): Promise<void> {
  await endOpenCharges(ctx, invoiceId, { reason: "replaced" });
  const common = { invoiceId, reminderId, reason: "letter" as const, allocationId: "" };
  const charges = [
    { ...common, kind: "interest" as const, amount: claim.interest, vat: [] },
    { ...common, kind: "reminder_fee" as const, amount: claim.fee, vat: claim.feeVat },
  ];
  await addCharges(
    ctx,
    charges.filter(({ amount }) => amount > 0),
  );
}
