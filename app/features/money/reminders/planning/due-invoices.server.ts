import { findInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  levelFor,
  type Remindable,
  whyNotByHand,
  type WhyNotOnLetter,
} from "#app/features/money/reminders/run/next-reminder.ts";
import {
  overdueInvoices,
  remindableOf,
  withStanding,
} from "#app/features/money/reminders/run/remindable.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { MOST_INVOICES } from "#app/features/money/reminders/client-letters/client-letter.ts";
import type { Due } from "#app/features/money/reminders/letter/letter.ts";

export interface NotOnLetter {
  invoiceId: string;
  number: string;
  reason: WhyNotOnLetter;
  note: string;
  until: Day | null;
}

interface DueInvoices {
  dues: Due[];
  leftOut: NotOnLetter[];
  isFull: boolean;
}

/** The oldest first. @param isEarly with those whose last reminder grants a term that is not over yet */
export async function dueInvoices(
  ctx: BusinessContext,
  clientId: string,
  isEarly: boolean,
): Promise<DueInvoices> {
  const overdue = await overdueOf(ctx, clientId).execute();
  const looked = overdue
    .map(remindableOf)
    .map((row) => ({ row, reason: whyNotByHand(row, ctx.today, isEarly) }));
  const [open = [], stopped = []] = [true, false].map((isOpen) =>
    looked.filter(({ reason }) => (reason === null || reason === "rows_settled") === isOpen),
  );
  const shown = open.slice(0, MOST_INVOICES);
  const due = new Map(shown.flatMap(({ row, reason }) => (reason === null ? [[row.id, row]] : [])));
  const leftOut = [...shown, ...stopped.slice(0, MOST_INVOICES)];
  return {
    dues: (await findInvoices(ctx, [...due.keys()])).flatMap((invoice) => {
      const row = due.get(invoice.id);
      return row ? [{ invoice, level: levelFor(row), firstReminder: row.firstReminder }] : [];
    }),
    leftOut: leftOut.flatMap(({ row, reason }) => (reason ? [notOnLetter(row, reason)] : [])),
    isFull: open.length > MOST_INVOICES,
  };
}

function notOnLetter(row: Remindable & { id: string; number: string }, reason: WhyNotOnLetter): NotOnLetter {
  const until = new Map<WhyNotOnLetter, Day | null>([
    ["promised", row.promisedOn],
    ["paused", row.pausedUntil],
    ["term_running", row.remindedUntil],
  ]);
  const note = reason === "disputed" ? row.disputedNote : "";
  return { invoiceId: row.id, number: row.number, note, until: until.get(reason) ?? null, reason };
}

function overdueOf(ctx: BusinessContext, clientId: string) {
  return withStanding(overdueInvoices(ctx))
    .select("number")
    .where("client_id", "=", clientId)
    .orderBy("due_date")
    .orderBy("id");
}
