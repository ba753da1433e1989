import { hash } from "node:crypto";
import type { Client } from "#app/features/clients/client.ts";
import { findClient } from "#app/features/clients/clients.server.ts";
import { findReminderSettings } from "#app/features/reminders/reminder-settings.server.ts";
import type { ReminderSettings } from "#app/features/reminders/reminder-settings.ts";
import { hasNeverRemind } from "#app/features/reminders/stops.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type ChosenInvoice, chosenInvoices } from "./chosen-invoices.server.ts";
import { dueInvoices, type NotOnLetter } from "./due-invoices.server.ts";
import { type PlannedLetter, planLetters } from "./planned-letter.ts";

export interface ClientLetterPlan {
  client: Client;
  settings: ReminderSettings;
  letters: PlannedLetter[];
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
  const isNever = await hasNeverRemind(ctx, client.id);
  const { dues, leftOut, isFull } = await dueInvoices(ctx, { id: client.id, isNever }, isEarly);
  const settings = await findReminderSettings(ctx);
  return { client, settings, letters: planLetters(client, dues, settings, ctx.today), leftOut, isFull };
}

/** Of exactly these invoices. @throws AppError `client.not_found`, and as `chosenInvoices` */
export async function letterPlanOf(
  ctx: BusinessContext,
  clientId: string,
  chosen: readonly ChosenInvoice[],
): Promise<ClientLetterPlan> {
  const client = await findClient(ctx, clientId);
  const dues = await chosenInvoices(ctx, client.id, chosen);
  const settings = await findReminderSettings(ctx);
  const letters = planLetters(client, dues, settings, ctx.today);
  return { client, settings, letters, leftOut: [], isFull: false };
}

/** Differs as soon as one of its letters would. */
export function planDigest({ client, letters }: ClientLetterPlan): string {
  const papers = letters.map(({ sender, dueUntil, parts }) => [
    sender,
    dueUntil,
    ...parts.map(({ invoice: { id, version }, claim }) => [id, version, claim]),
  ]);
  return hash("sha256", JSON.stringify([client.version, papers]));
}
