import { lockInvoice } from "#app/features/invoices/status/lock-invoice.server.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import type { WantedAddresses } from "#app/features/papers/sending/addressed.ts";
import { savePaper } from "#app/features/papers/storing/paper-rows.server.ts";
import { requireSeen } from "#app/features/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { chargeLetter } from "./charge-letter.server.ts";
import { drawLetter } from "./letter/draw-letter.server.ts";
import { queueReminder, requireSending } from "./letter/queue-reminder.server.ts";
import { nextReminder } from "./run/next-reminder.ts";
import { keepReminder } from "./writing/keep-reminder.server.ts";
import { levelFor, requireRemindable } from "./writing/may-remind.ts";
import type { ReminderState } from "./reminder.ts";
import { type ReminderClaim, reminderClaim } from "./reminder-claim.ts";
import type { Level, ReminderSettings } from "./reminder-settings.ts";
import { findReminderSettings } from "./reminder-settings.server.ts";
import { latestBankFile } from "./run/due-reminders.server.ts";
import { remindersOf } from "./reminders.server.ts";
import { reminderStanding } from "./stops.server.ts";

const MAX_DRAWINGS = 5;

interface Reminding {
  level?: Level | undefined;
  send?: boolean;
  wanted?: WantedAddresses;
  /** Seconds for which its e-mail can still be taken back. */
  waits?: number;
  /** For a run: writes only what is due, as a draft unless it is sent. */
  onlyDue?: boolean;
  seen?: SeenLetter;
}

/** The versions that the person has seen. */
interface SeenLetter {
  version?: number | undefined;
  amount?: Rappen | undefined;
}

/**
 * Writes the letter of a level, of which there is only one for each invoice. A draft of the level becomes the
 * letter of today. The PDF is drawn before the transaction, because SQLite has one writer. @returns the
 * reminder's id
 */
export async function createReminder(
  ctx: UserContext,
  invoiceId: string,
  reminding: Reminding = {},
): Promise<string> {
  if (reminding.send) await requireSending(ctx);
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {
    const invoice = await findInvoice(ctx, invoiceId);
    const settings = await findReminderSettings(ctx);
    const claim = await claimFor(ctx, invoice, settings, reminding);
    const pdf = await drawLetter(ctx, { invoice, claim, rules: settings });
    const id = await ctx.transaction(async (ctx) => {
      const locked = await lockInvoice(ctx, invoiceId);
      const current = await claimFor(ctx, locked, settings, reminding);
      if (locked.version !== invoice.version || current.level !== claim.level) return null;
      return book(ctx, locked, { claim, settings, pdf, reminding });
    });
    if (id) return id;
  }
  throw new AppError("invoice.changed");
}

async function claimFor(
  ctx: UserContext,
  invoice: Invoice,
  settings: ReminderSettings,
  reminding: Reminding,
): Promise<ReminderClaim> {
  const standing = await reminderStanding(ctx, invoice.id);
  const reminders = await remindersOf(ctx, [invoice.id]);
  const last = reminders.at(-1);
  requireRemindable(invoice, standing, ctx.today);
  if (reminding.onlyDue) {
    const lastBankFile = await latestBankFile(ctx);
    const next = nextReminder({ ...invoice, ...standing }, settings, { today: ctx.today, lastBankFile });
    if (next.reason || next.level !== reminding.level) throw new AppError("reminder.exists");
  }
  const level = levelFor(last, reminding);
  const [first] = reminders.filter(({ state }) => state !== "draft");
  const claim = reminderClaim(invoice, settings, {
    level,
    today: ctx.today,
    firstReminder: first?.createdOn ?? null,
  });
  const { version, amount = claim.amountClaimed } = reminding.seen ?? {};
  requireSeen("invoice", invoice, version);
  if (amount !== claim.amountClaimed) throw new AppError("invoice.changed");
  return claim;
}

interface Booking {
  claim: ReminderClaim;
  settings: ReminderSettings;
  pdf: Buffer;
  reminding: Reminding;
}

async function book(
  ctx: UserContext,
  invoice: Invoice,
  { claim, settings, pdf, reminding }: Booking,
): Promise<string> {
  const { send = false, onlyDue = false } = reminding;
  const state: ReminderState = send ? "sent" : onlyDue ? "draft" : "ready";
  const { language } = invoice;
  const id = await keepReminder(ctx, invoice, claim, { state, language, paper: { pdf } });
  await savePaper(ctx, "invoice", invoice);
  if (state !== "draft") await chargeLetter(ctx, invoice.id, { reminderId: id, claim });
  const data = { level: String(claim.level), amount: String(claim.amountClaimed) };
  if (state !== "draft")
    await recordInvoiceHistory(ctx, { invoiceId: invoice.id, event: "invoice.reminded", data });
  const { waits, wanted = {} } = reminding;
  if (send) await queueReminder(ctx, invoice, { id, claim, settings, waits, wanted });
  return id;
}
