import { invoiceSteps } from "#app/features/money/next-step/invoice-steps.server.ts";
import { mayMail } from "#app/features/money/next-step/may-mail.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { type DueLevels, rowsOfLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import type { InvoiceSummary } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { actOfStep } from "./act-of-step.ts";
import type { RowStep } from "./row-act.ts";

/** What is to be done now with each; of all else none. @param due what is to be reminded today */
export async function invoiceRowSteps(
  ctx: UserContext,
  invoices: Pick<InvoiceSummary, "id" | "version">[],
  { settings, levels }: DueLevels,
): Promise<Record<string, RowStep>> {
  const steps = await invoiceSteps(
    ctx,
    invoices.map(({ id }) => id),
  );
  const due = invoices.flatMap(({ id }): [string, Level][] => {
    const level = levels.get(id);
    return level && steps.get(id)?.action === "remind" ? [[id, level]] : [];
  });
  const letters = new Map((await rowsOfLevels(ctx, settings, due)).map((row) => [row.id, row]));
  const maySend = await mayMail(ctx);
  return Object.fromEntries(
    invoices.flatMap((invoice) => {
      const step = steps.get(invoice.id);
      const row = letters.get(invoice.id);
      const letter = row && { row, byEmail: maySend && row.byEmail };
      const act = step && actOfStep(step, invoice, letter);
      return act ? [[invoice.id, act]] : [];
    }),
  );
}
