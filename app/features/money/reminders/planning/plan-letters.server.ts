import type { Client } from "#app/features/selling/clients/client.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import {
  findInvoice,
  findInvoices,
  type Invoice,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import {
  type Due,
  type OwnLetter,
  ownLetter,
  planLetters,
  type SharedLetter,
} from "#app/features/money/reminders/letter/letter.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { latestBankFile } from "#app/features/money/reminders/run/due-reminders.server.ts";
import {
  levelFor,
  nextReminder,
  requireRemindable,
} from "#app/features/money/reminders/run/next-reminder.ts";
import {
  reminderStanding,
  type ReminderStanding,
  reminderStandings,
} from "#app/features/money/reminders/run/remindable.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { dueInvoices, type NotOnLetter } from "./due-invoices.server.ts";

export interface LetterWish {
  level?: Level | undefined;
  /** For a run: only what is due. */
  onlyDue?: boolean;
  evenStopped?: boolean;
  seen?: SeenLetter;
}

interface SeenLetter {
  version?: number | undefined;
  amount?: Rappen | undefined;
}

/**
 * Of one invoice. A draft of the level becomes the letter of today.
 * @throws AppError `invoice.not_found`, `invoice.changed`, and as `requireRemindable` and `levelFor`
 */
export async function planOwnLetter(
  ctx: BusinessContext,
  invoiceId: string,
  { level, onlyDue = false, evenStopped = false, seen = {} }: LetterWish = {},
): Promise<OwnLetter> {
  const settings = await findReminderSettings(ctx);
  const invoice = await findInvoice(ctx, invoiceId);
  const standing = await reminderStanding(ctx, invoiceId);
  requireRemindable(standing, ctx.today, evenStopped);
  if (onlyDue) {
    const facts = { today: ctx.today, lastBankFile: await latestBankFile(ctx) };
    const next = nextReminder(standing, settings, facts);
    if (next.reason || next.level !== level) throw new AppError("reminder.exists");
  }
  const letter = ownLetter(dueOf({ invoice, standing }, level), settings, ctx.today);
  requireSeen("invoice", invoice, seen.version);
  if ((seen.amount ?? letter.amount) !== letter.amount) throw new AppError("invoice.changed");
  return letter;
}

export interface ClientLetterPlan {
  client: Client;
  letters: SharedLetter[];
  leftOut: NotOnLetter[];
  isFull: boolean;
}

/** The letters about all overdue invoices. @throws AppError `client.not_found` */
export async function findLetterPlan(
  ctx: BusinessContext,
  clientId: string,
  { isEarly = false }: { isEarly?: boolean } = {},
): Promise<ClientLetterPlan> {
  const client = await findClient(ctx, clientId);
  const { dues, leftOut, isFull } = await dueInvoices(ctx, client.id, isEarly);
  const settings = await findReminderSettings(ctx);
  return { client, letters: planLetters(client, dues, settings, ctx.today), leftOut, isFull };
}

export interface ChosenInvoice {
  id: string;
  level?: Level | undefined;
  version?: number | undefined;
}

/**
 * Of exactly these invoices; one that cannot be reminded refuses all.
 * @throws AppError `client.not_found`, `invoice.not_found`, `reminder_letter.changed`, and as `requireRemindable` and
 * `levelFor`
 */
export async function lettersAbout(
  ctx: BusinessContext,
  clientId: string,
  chosen: readonly ChosenInvoice[],
): Promise<SharedLetter[]> {
  const client = await findClient(ctx, clientId);
  const byId = new Map(chosen.map((one) => [one.id, one]));
  const dues = (await standingInvoices(ctx, [...byId.keys()])).map((one) => {
    const { invoice, standing } = one;
    const { level, version } = byId.get(invoice.id) ?? {};
    if (invoice.clientId !== client.id) throw new AppError("invoice.not_found");
    if (version !== undefined && version !== invoice.version) throw new AppError("reminder_letter.changed");
    requireRemindable(standing, ctx.today);
    return dueOf(one, level);
  });
  return planLetters(client, dues.toSorted(byAge), await findReminderSettings(ctx), ctx.today);
}

interface StandingInvoice {
  invoice: Invoice;
  standing: ReminderStanding;
}

async function standingInvoices(ctx: BusinessContext, ids: string[]): Promise<StandingInvoice[]> {
  const invoices = await findInvoices(ctx, ids);
  const standings = await reminderStandings(ctx, ids);
  return invoices.map((invoice) => {
    const standing = standings.get(invoice.id);
    if (!standing) throw new AppError("invoice.not_found");
    return { invoice, standing };
  });
}

function dueOf({ invoice, standing }: StandingInvoice, level: Level | undefined): Due {
  return { invoice, level: levelFor(standing, level), firstReminder: standing.firstReminder };
}

function byAge({ invoice: a }: Due, { invoice: b }: Due): number {
  return a.dueDate + a.id < b.dueDate + b.id ? -1 : 1;
}
