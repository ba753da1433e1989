import { createClient } from "#app/features/selling/clients/clients.server.ts";
import {
  findClientLetters,
  type LetterWithReminders,
  withReminders,
} from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import { createClientLetters } from "#app/features/money/reminders/create-reminder.server.ts";
import { digestOf } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import { findLetterPlan } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import { invoicesOnLetters } from "#app/features/money/reminders/client-letters/remind-client-once.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../invoices/client-input.ts";
import { invoiceWith } from "../invoices/invoice-with.ts";

/** Due on 1, 2, 3 … October, so that the first is the oldest. */
export async function overdueClient(
  ctx: UserContext,
  francs: number[],
  overrides: Record<string, unknown> = {},
): Promise<{ clientId: string; ids: string[] }> {
  const { id: clientId } = await createClient(ctx, clientInput(overrides));
  const ids: string[] = [];
  for (const [index, amount] of francs.entries())
    ids.push(await overdueInvoice(ctx, clientId, amount, { dueDate: `2026-10-0${(index % 9) + 1}` }));
  return { clientId, ids };
}

export function overdueInvoice(
  ctx: UserContext,
  clientId: string,
  francs: number,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const items = [{ description: "Arbeit", quantity: 1, unitPrice: francs, vatRate: 0 }];
  const dates = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
  return invoiceWith(ctx, "overdue", { ...dates, items, clientId, ...overrides });
}

/** What the client's page shows, carried by its form. */
export async function seenOf(ctx: UserContext, clientId: string, isEarly = false) {
  const plan = await findLetterPlan(ctx, clientId, { isEarly });
  return { invoices: invoicesOnLetters(plan), digest: digestOf(plan.letters) };
}

/** Writes letters as the client's page would now. */
export async function writeLetters(
  ctx: UserContext,
  clientId: string,
  { send = false, isEarly = false } = {},
): Promise<LetterWithReminders[]> {
  const seen = await seenOf(ctx, clientId, isEarly);
  const ids = await createClientLetters(ctx, clientId, { ...seen, send });
  return withReminders(ctx, await findClientLetters(ctx, ids));
}
