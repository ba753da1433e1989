import { readAtItsSize } from "#app/features/people/accounts/large-business.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus, stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { type DueLevels, rowsOfLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { sumsOfOne } from "#app/swiss/currency/sums.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { remindAct } from "./acts-on-invoice.ts";
import { invoiceRowSteps } from "./invoice-steps.server.ts";
import { mayMail } from "#app/features/money/next-step/may-mail.server.ts";
import type { RowStep } from "./row-act.ts";
import type { TodayRow } from "./today-row.ts";

const REMINDERS = 5;
const DRAFTS = 3;
const OVERDUE = 3;

/** Letters to write first, then what is overdue without any letter, then drafts that can leave by e-mail. */
export async function invoicesToday(ctx: UserContext, now: DueLevels): Promise<TodayRow[]> {
  const { settings, levels } = now;
  const maySend = await mayMail(ctx);
  const due = await rowsOfLevels(ctx, settings, [...levels].slice(0, REMINDERS));
  const overdue = await rowsOf(ctx, notReminded(ctx), OVERDUE + REMINDERS);
  const others = overdue.filter(({ id }) => due.every((row) => row.id !== id)).slice(0, OVERDUE);
  const drafts = maySend ? await rowsOf(ctx, draftsOf(ctx), DRAFTS) : [];
  const shown = [...others, ...drafts.filter(({ recipientEmail }) => recipientEmail)];
  const steps = await invoiceRowSteps(ctx, shown, now);
  return [
    ...due.map((row) => reminderRow(ctx, row, maySend && row.byEmail)),
    ...shown.flatMap((row) => rowOf(ctx, row, steps[row.id])),
  ];
}

function reminderRow(ctx: UserContext, row: RunRow, byEmail: boolean): TodayRow {
  const t = translator(ctx.locale);
  const title = t(`reminders:level.${row.level}.title`);
  return {
    ...remindAct(row, byEmail),
    key: row.id,
    name: row.client,
    about: `${row.number}, ${title}, ${t(byEmail ? "dashboard:today.byEmail" : "dashboard:today.byPost")}`,
    number: row.number,
    count: row.days,
    amount: sumsOfOne(row.rappen, row.currency),
    open: paths.showLetter(row.id, false),
  };
}

type Found = Awaited<ReturnType<typeof rowsOf>>[number];

function rowOf(ctx: UserContext, row: Found, step: RowStep | undefined): TodayRow[] {
  if (!step) return [];
  const isDraft = row.status === "draft";
  const shown = {
    key: row.id,
    name: row.name,
    about: isDraft ? `${row.number}, ${row.recipientEmail}` : row.number,
    number: row.number,
    count: isDraft ? 0 : daysBetween(row.due_date, ctx.today),
    amount: sumsOfOne(amountDue(row), row.currency),
    open: paths.invoice(row.id),
  };
  return ["act" in step ? { ...step, ...shown } : { ...step, ...shown }];
}

/** In the order of an index, however many were reminded. */
function notReminded(ctx: UserContext) {
  const { compared } = ctx.platform.database.dialect;
  return businessInvoices(ctx)
    .where(({ eb, ref }) => eb(compared(ref("state")), "=", "sent"))
    .where("paid_on", "is", null)
    .where("reminded_level", "=", 0)
    .where("reminded_on", "is", null)
    .where("due_date", "<", ctx.today)
    .orderBy("reminded_on");
}

function draftsOf(ctx: UserContext) {
  return businessInvoices(ctx).where((eb) => hasStatus(eb, "draft", ctx.today));
}

async function rowsOf(ctx: UserContext, query: ReturnType<typeof businessInvoices>, limit: number) {
  const rows = await readAtItsSize(ctx, "invoices", () =>
    query
      .select(["id", "number", "version", "due_date", "paid_on", "recipient"])
      .select(["state", "total", "charged", "settled", "currency"])
      .orderBy("due_date")
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  return rows.map(({ recipient, ...row }) => {
    const { name, email: recipientEmail } = fromJson(recipientSnapshot, recipient);
    return { ...row, name, recipientEmail, status: statusOf(stateOf(row), ctx.today) };
  });
}
