import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { MOST_SHOWN } from "#app/features/money/reminders/screens/due-today.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { invoiceSteps } from "./invoice-steps.server.ts";
import { invoiceStepWords } from "./step-words.server.ts";

export interface OverdueStep {
  id: string;
  client: string;
  number: string;
  what: string;
  why: string;
}

/** Overdue invoices that no run reminds of today, at most `MOST_SHOWN`. @param due those that one does */
export async function otherOverdue(ctx: UserContext, due: string[]): Promise<OverdueStep[]> {
  const overdue = businessInvoices(ctx)
    .select(["id", "number", "recipient"])
    .where((eb) => hasStatus(eb, "overdue", ctx.today))
    .orderBy("due_date")
    .orderBy("id")
    .limit(MOST_SHOWN);
  const others = due.length > 0 ? overdue.where("id", "not in", due) : overdue;
  const rows = await others.execute();
  const steps = await invoiceSteps(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, number, recipient }) => {
    const step = steps.get(id);
    const { name: client } = fromJson(recipientSnapshot, recipient);
    return step ? [{ id, client, number, ...invoiceStepWords(step, ctx.locale) }] : [];
  });
}
