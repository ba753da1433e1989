import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { recipientSnapshot } from "#app/features/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/invoices/document/invoices.server.ts";
import { hasStatus } from "#app/features/invoices/fields/invoice-status.ts";
import { amountDue } from "#app/features/ledger/amount-due.ts";
import { findReminderSettings } from "#app/features/reminders/reminder-settings.server.ts";
import type { RunRow } from "#app/features/reminders/screens/run-row.ts";
import { runRows } from "#app/features/reminders/screens/run-page.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { markPaidAct, remindAct, sendAct } from "./acts-on-invoice.ts";
import { mayMail } from "./may-mail.server.ts";
import type { TodayRow } from "./today-row.ts";

const REMINDERS = 5;
const DRAFTS = 3;
const OVERDUE = 3;

/** Letters to write first, then what is overdue without any letter, then drafts that can leave by e-mail. */
export async function invoicesToday(ctx: UserContext): Promise<TodayRow[]> {
  const maySend = await mayMail(ctx);
  const due = await runRows(ctx, await findReminderSettings(ctx), REMINDERS);
  const overdue = await rowsOf(ctx, notReminded(ctx), OVERDUE + REMINDERS);
  const others = overdue.filter(({ id }) => due.every((row) => row.id !== id)).slice(0, OVERDUE);
  const drafts = maySend ? await rowsOf(ctx, draftsOf(ctx), DRAFTS) : [];
  return [
    ...due.map((row) => reminderRow(ctx, row, maySend && row.byEmail)),
    ...others.map((row) => rowOf(ctx, row, "markPaid")),
    ...drafts.filter(({ email }) => email).map((row) => rowOf(ctx, row, "send")),
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
    amount: row.rappen,
    open: paths.showLetter(row.id, false),
  };
}

type Found = Awaited<ReturnType<typeof rowsOf>>[number];

function rowOf(ctx: UserContext, row: Found, verb: "send" | "markPaid"): TodayRow {
  const isDraft = verb === "send";
  const about = isDraft ? `${row.number}, ${row.email}` : row.number;
  return {
    ...(isDraft ? sendAct(row) : markPaidAct(row)),
    key: row.id,
    name: row.name,
    about,
    number: row.number,
    count: isDraft ? 0 : daysBetween(row.due_date, ctx.today),
    amount: amountDue(row),
    open: paths.invoice(row.id),
  };
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
      .select(["id", "number", "version", "due_date", "recipient", "state", "total", "charged", "settled"])
      .orderBy("due_date")
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  return rows.map(({ recipient, ...row }) => {
    const { name, email } = fromJson(recipientSnapshot, recipient);
    return { ...row, name, email };
  });
}
