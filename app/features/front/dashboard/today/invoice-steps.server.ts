import type { InvoiceSummary } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { firstLetters } from "#app/features/money/reminders/run/first-letters.server.ts";
import { type DueLevels, rowsOfLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { markPaidAct, remindAct, sendAct } from "./acts-on-invoice.ts";
import { mayMail } from "#app/features/money/next-step/may-mail.server.ts";
import type { RowStep } from "./row-act.ts";

type Shown = Pick<InvoiceSummary, "id" | "version" | "status" | "recipientEmail">;

/** The next step of each, by its status; of what is settled none. @param due what is to be reminded today */
export async function invoiceRowSteps(
  ctx: UserContext,
  invoices: Shown[],
  due: DueLevels,
): Promise<Record<string, RowStep>> {
  const overdue = invoices.filter(({ status }) => status === "overdue").map(({ id }) => id);
  const maySend = await mayMail(ctx);
  const letters = await lettersOf(ctx, overdue, due);
  const first = await firstLetters(ctx, due.settings, overdue);
  return Object.fromEntries(
    invoices.flatMap((invoice) => {
      const letter = letters.get(invoice.id);
      const step = stepOf(invoice, { letter, maySend, isFirst: first.has(invoice.id) });
      return step ? [[invoice.id, step]] : [];
    }),
  );
}

interface Facts {
  letter: RunRow | undefined;
  maySend: boolean;
  isFirst: boolean;
}

function stepOf(invoice: Shown, { letter, maySend, isFirst }: Facts): RowStep | null {
  const { id, status, version, recipientEmail } = invoice;
  if (allows(status, "send"))
    return maySend && recipientEmail ? sendAct(invoice) : { verb: "send", lead: paths.sendInvoice(id) };
  if (letter?.version === version) return remindAct(letter, maySend && letter.byEmail);
  if (isFirst) return { verb: "remind", lead: paths.remind(id) };
  return allows(status, "markPaid") ? markPaidAct(invoice) : null;
}

async function lettersOf(
  ctx: UserContext,
  ids: string[],
  { settings, levels }: DueLevels,
): Promise<Map<string, RunRow>> {
  const shown = ids.flatMap((id): [string, Level][] => {
    const level = levels.get(id);
    return level ? [[id, level]] : [];
  });
  if (shown.length === 0) return new Map();
  const rows = await rowsOfLevels(ctx, settings, shown);
  return new Map(rows.map((row) => [row.id, row]));
}
