import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import {
  businessInvoices,
  businessInvoicesById,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus, stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { amountDue, balanceColumn, isPartlyPaid } from "#app/features/books/ledger/amount-due.ts";
import { SHORT_PART } from "#app/features/money/next-step/invoice-next-step.ts";
import { mayMail } from "#app/features/money/next-step/may-mail.server.ts";
import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { type DueLevels, rowsOfLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { failedLately } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { sumsOfOne } from "#app/swiss/currency/sums.ts";
import type { Stats } from "#app/features/front/dashboard/stats.server.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { invoiceRowSteps } from "./invoice-row-steps.server.ts";
import type { RowStep } from "./row-act.ts";
import type { TodayRow } from "./today-row.ts";

const REMINDERS = 5;
const EACH = 3;

/** Shown by the rows of payments. */
const OF_PAYMENTS = ["confirm", "review"];

interface InvoicesToday {
  rows: TodayRow[];
  /** Overdue ones that the rows of payments stand for. */
  ofPayments: number;
}

/** Letters to write first, then what is open and needs a person, then drafts that can leave by e-mail. */
export async function invoicesToday(ctx: UserContext, now: DueLevels, stats: Stats): Promise<InvoicesToday> {
  const due = await rowsOfLevels(ctx, now.settings, [...now.levels].slice(0, REMINDERS));
  const open = await openRows(ctx, stats);
  const others = open.filter(({ id }, at) => isFirst(open, id, at) && due.every((row) => row.id !== id));
  const drafts = (await mayMail(ctx)) ? await rowsOf(ctx, draftsOf(ctx), EACH) : [];
  const steps = await invoiceRowSteps(ctx, [...due, ...others, ...drafts], now);
  const isOfPayments = ({ id }: { id: string }) => OF_PAYMENTS.includes(steps[id]?.verb ?? "");
  const shown = others.filter((row) => steps[row.id] && !isOfPayments(row)).slice(0, REMINDERS);
  const mailed = drafts.filter(({ id }) => steps[id]?.verb === "send");
  return {
    rows: [
      ...due.flatMap((row) => reminderRow(ctx, row, steps[row.id])),
      ...[...shown, ...mailed].flatMap((row) => rowOf(ctx, row, steps[row.id])),
    ],
    ofPayments: others.filter((row) => row.status === "overdue" && isOfPayments(row)).length,
  };
}

/** What never reached its client, what is overdue without any letter, and what was paid a little short. */
async function openRows(ctx: UserContext, { counts, partlyPaid }: Stats): Promise<Found[]> {
  const failed = await failedLately(ctx, REMINDERS);
  const unreached = failed.length ? await rowsOf(ctx, businessInvoicesById(ctx, failed), REMINDERS) : [];
  const overdue = counts.overdue ? await rowsOf(ctx, notReminded(ctx), EACH + REMINDERS) : [];
  const short = partlyPaid ? await rowsOf(ctx, paidShort(ctx), EACH) : [];
  return [...unreached, ...overdue, ...short].filter(
    ({ status }) => status === "sent" || status === "overdue",
  );
}

function isFirst(rows: Found[], id: string, at: number): boolean {
  return rows.findIndex((row) => row.id === id) === at;
}

function reminderRow(ctx: UserContext, row: RunRow, step: RowStep | undefined): TodayRow[] {
  if (step?.verb !== "remind" || !("act" in step)) return [];
  const t = translator(ctx.locale);
  const title = t(`reminders:level.${row.level}.title`);
  const byEmail = step.fields.some(([name, value]) => name === "way" && value === "email");
  return [
    {
      ...step,
      state: "overdue",
      key: row.id,
      name: row.client,
      about: `${row.number}, ${title}, ${t(byEmail ? "dashboard:today.byEmail" : "dashboard:today.byPost")}`,
      number: row.number,
      count: row.days,
      amount: sumsOfOne(row.rappen, row.currency),
      open: paths.showLetter(row.id, false),
    },
  ];
}

type Found = Awaited<ReturnType<typeof rowsOf>>[number];

function rowOf(ctx: UserContext, row: Found, step: RowStep | undefined): TodayRow[] {
  if (!step) return [];
  const isDraft = row.status === "draft";
  const shown = {
    state: isDraft ? ("draft" as const) : row.status === "overdue" ? ("overdue" as const) : ("sent" as const),
    key: row.id,
    name: row.name,
    about: isDraft ? `${row.number}, ${row.recipientEmail}` : row.number,
    number: row.number,
    count: row.status === "overdue" ? daysBetween(row.due_date, ctx.today) : 0,
    amount: sumsOfOne(amountDue(row), row.currency),
    open: paths.invoice(row.id),
  };
  return ["act" in step ? { ...step, ...shown } : { ...step, ...shown }];
}

/** Reads in the order of an index, however many were reminded. */
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

function paidShort(ctx: UserContext) {
  return businessInvoices(ctx)
    .where(isPartlyPaid)
    .where((eb) => eb(eb(balanceColumn(eb), "*", SHORT_PART), "<=", eb.ref("total")));
}

function draftsOf(ctx: UserContext) {
  return businessInvoices(ctx).where((eb) => hasStatus(eb, "draft", ctx.today));
}

async function rowsOf(ctx: UserContext, query: ReturnType<typeof businessInvoices>, limit: number) {
  const rows = await query
    .select(["id", "number", "version", "due_date", "paid_on", "recipient"])
    .select(["state", "total", "charged", "settled", "currency"])
    .orderBy("due_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ recipient, ...row }) => {
    const { name, email: recipientEmail } = fromJson(recipientSnapshot, recipient);
    return { ...row, name, recipientEmail, status: statusOf(stateOf(row), ctx.today) };
  });
}
