import type { Client } from "#app/features/selling/clients/client.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { planLetters, type SharedLetter } from "#app/features/money/reminders/letter/letter.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type ChosenInvoice, chosenInvoices } from "./chosen-invoices.server.ts";
import { dueInvoices, type NotOnLetter } from "./due-invoices.server.ts";

export interface ClientLetterPlan {
  client: Client;
  letters: SharedLetter[];
  leftOut: NotOnLetter[];
  isFull: boolean;
}

/** Of all overdue invoices. @throws AppError `client.not_found` */
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

/** Of exactly these invoices. @throws AppError `client.not_found`, and as `chosenInvoices` */
export async function lettersAbout(
  ctx: BusinessContext,
  clientId: string,
  chosen: readonly ChosenInvoice[],
): Promise<SharedLetter[]> {
  const client = await findClient(ctx, clientId);
  const dues = await chosenInvoices(ctx, client.id, chosen);
  return planLetters(client, dues, await findReminderSettings(ctx), ctx.today);
}
