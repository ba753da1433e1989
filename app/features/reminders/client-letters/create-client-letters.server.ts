import { hash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { chargeLetter } from "#app/features/reminders/charge-letter.server.ts";
import { keepReminder } from "#app/features/reminders/writing/keep-reminder.server.ts";
import { requireSending } from "#app/features/reminders/letter/queue-reminder.server.ts";
import type { WantedAddresses } from "#app/features/papers/sending/addressed.ts";
import { savePaper } from "#app/features/papers/storing/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { queueMoveAfterCommit } from "#app/platform/storage/queue-move.server.ts";
import type { ChosenInvoice } from "./planning/chosen-invoices.server.ts";
import { findClientLetter } from "./client-letters.server.ts";
import { drawClientLetter } from "./paper/draw-client-letter.server.ts";
import { type ClientLetterPlan, letterPlanOf, planDigest } from "./planning/find-letter-plan.server.ts";
import { type LetterWithReference, withReference } from "./paper/letter-reference.server.ts";
import { queueClientLetter } from "./sending/queue-client-letter.server.ts";

const MAX_DRAWINGS = 5;

interface Writing {
  invoices: readonly ChosenInvoice[];
  send: boolean;
  digest?: string | undefined;
  wanted?: WantedAddresses;
}

interface Drawn {
  letter: LetterWithReference;
  pdf: Buffer;
}

/**
 * One letter for each account, all or none; drawn before the transaction, because SQLite has one writer.
 * @returns their ids
 * @throws AppError `client.not_found`, `invoice.slip_refused`, and as `chosenInvoices` and `requireSending`
 */
export async function createClientLetters(
  ctx: UserContext,
  clientId: string,
  writing: Writing,
): Promise<string[]> {
  if (writing.send) await requireSending(ctx);
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {
    const plan = await seenPlan(ctx, clientId, writing);
    const drawn = await drawAll(ctx, plan);
    const ids = await ctx.transaction(async (ctx) => {
      await lockOpenBusiness(ctx);
      const current = await seenPlan(ctx, clientId, writing);
      if (planDigest(current) !== planDigest(plan)) return null;
      const ids: string[] = [];
      for (const one of drawn) ids.push(await book(ctx, one, writing));
      return ids;
    });
    if (ids) return ids;
  }
  throw new AppError("reminder_letter.changed");
}

async function seenPlan(
  ctx: UserContext,
  clientId: string,
  { invoices, digest }: Writing,
): Promise<ClientLetterPlan> {
  const plan = await letterPlanOf(ctx, clientId, invoices);
  if (digest !== undefined && digest !== planDigest(plan)) throw new AppError("reminder_letter.changed");
  return plan;
}

async function drawAll(ctx: UserContext, { letters, settings }: ClientLetterPlan): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const planned of letters) {
    const letter = await withReference(ctx, planned);
    drawn.push({ letter, pdf: await drawClientLetter(ctx, letter, settings) });
  }
  return drawn;
}

async function book(
  ctx: UserContext,
  { letter, pdf }: Drawn,
  { send, wanted = {} }: Writing,
): Promise<string> {
  const { client, level, createdOn, dueUntil, sender, reference, parts, amount, currency } = letter;
  const { language } = client;
  const state = send ? "sent" : "ready";
  const id = ctx.newId();
  await ctx.db
    .insertInto("reminder_letters")
    .values({
      id,
      business_id: ctx.businessId,
      client_id: client.id,
      level,
      state,
      created_on: createdOn,
      due_until: dueUntil,
      language,
      iban: sender.iban,
      reference,
      invoices: parts.length,
      currency,
      amount_claimed: amount,
      delivery_id: null,
      sha256: hash("sha256", pdf),
      bytes: pdf,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  queueMoveAfterCommit(ctx);
  const reminderIds: string[] = [];
  for (const { invoice, claim } of parts) {
    const reminderId = await keepReminder(ctx, invoice, claim, { state, language, paper: { letterId: id } });
    await savePaper(ctx, "invoice", invoice);
    await chargeLetter(ctx, invoice.id, { reminderId, claim });
    const data = { level: String(claim.level), amount: String(claim.amountClaimed) };
    await recordInvoiceHistory(ctx, { invoiceId: invoice.id, event: "invoice.reminded", data });
    reminderIds.push(reminderId);
  }
  if (send) {
    const stored = await findClientLetter(ctx, id);
    const first = parts[0].invoice;
    await queueClientLetter(ctx, { client, letter: stored, sender: sender.name, first, wanted });
  }
  return id;
}
