import { addresseesOf } from "#app/features/selling/clients/find-addressee.server.ts";
import { businessInvoicesById } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { latestDeliveries } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { settledColumn } from "#app/features/books/ledger/amount-due.ts";
import { creditOf, type Payment } from "#app/features/books/ledger/payment.ts";
import { findPayments } from "#app/features/books/ledger/payments.server.ts";
import { reportedFor } from "#app/features/money/payments/reported-for.server.ts";
import { DEFAULT_SETTINGS } from "#app/features/money/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { latestBankFile } from "#app/features/money/reminders/run/due-reminders.server.ts";
import { remindableOf, withStanding } from "#app/features/money/reminders/run/remindable.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Currency } from "#app/swiss/money.ts";
import { type InvoiceStepFacts, invoiceNextStep, type NextRules } from "./invoice-next-step.ts";
import { mayMail } from "./may-mail.server.ts";
import type { NextStep } from "./next-step.ts";

/** A step with what it follows from, for whoever says it in words. */
export interface StepOfInvoice extends NextStep {
  id: string;
  facts: InvoiceStepFacts;
  rules: NextRules;
  currency: Currency;
  payment: Payment | null;
}

/** Steps of invoices and credit notes, by id; each kind of fact is one query, however many there are. */
export async function invoiceSteps(ctx: UserContext, ids: string[]): Promise<Map<string, StepOfInvoice>> {
  if (ids.length === 0) return new Map();
  const found = await rowsOf(ctx, ids);
  const rules = await rulesOf(ctx, found);
  const issued = found.filter(({ state }) => state !== "draft");
  const payments = await reportedFor(
    ctx,
    issued.filter(({ kind }) => kind === "invoice"),
  );
  const issuedIds = issued.map(({ id }) => id);
  const deliveries = await latestDeliveries(ctx, issuedIds, "invoice");
  const noteIds = found.flatMap(({ id, kind }) => (kind === "credit_note" ? [id] : []));
  const credits = await findPayments(ctx, noteIds);
  const series = await seriesDays(
    ctx,
    found.flatMap(({ id, paidOn }) => (paidOn ? [id] : [])),
  );
  const reached = await reachedByEmail(ctx, found);
  return new Map(
    found.map(({ id, kind, currency, received, ...standing }) => {
      const payment = payments.get(id) ?? null;
      const credit = credits.get(id);
      const facts = {
        kind,
        standing,
        delivery: deliveries.get(id)?.state,
        byEmail: reached.has(id),
        payment: payment && (payment.state === "proposed" ? "proposed" : "unassigned"),
        received: received ?? 0,
        creditLeft: credit ? creditOf(credit) : 0,
        seriesOn: series.get(id) ?? null,
      } satisfies InvoiceStepFacts;
      return [id, { id, facts, rules, currency, payment, ...invoiceNextStep(facts, rules) }];
    }),
  );
}

async function rowsOf(ctx: UserContext, ids: string[]) {
  const rows = await withStanding(businessInvoicesById(ctx, ids))
    .select(["kind", "currency", "reference", "client_id as clientId", "client_email as clientEmail"])
    .select((eb) => ["recipient", settledColumn(eb, ["payment"]).as("received")])
    .execute();
  return rows.map((row) => remindableOf(row));
}

/** Only what is open asks for them. */
async function rulesOf(ctx: UserContext, rows: Row[]): Promise<NextRules> {
  const { today } = ctx;
  if (!rows.some(({ state, paidOn }) => state === "sent" && !paidOn))
    return { settings: DEFAULT_SETTINGS, today, lastBankFile: null };
  const settings = await findReminderSettings(ctx);
  return { settings, today, lastBankFile: await latestBankFile(ctx) };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The drafts and credit notes whose client is reached by e-mail, as these are the ones to send. */
async function reachedByEmail(ctx: UserContext, rows: Row[]): Promise<Set<string>> {
  const toSend = rows.filter(({ state }) => state === "draft" || state === "issued");
  if (toSend.length === 0 || !(await mayMail(ctx))) return new Set();
  const papers = toSend.map((row) => ({ ...row, recipient: fromJson(recipientSnapshot, row.recipient) }));
  const addresseeOf = await addresseesOf(ctx, papers);
  return new Set(papers.flatMap((paper) => (addresseeOf(paper).email ? [paper.id] : [])));
}

/** The days on which the series that wrote them go on. */
async function seriesDays(ctx: UserContext, ids: string[]): Promise<Map<string, Day>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("series_runs")
    .innerJoin("series", "series.id", "series_runs.series_id")
    .select(["series_runs.invoice_id", "series.next_on"])
    .where("series_runs.invoice_id", "in", ids)
    .where("series.business_id", "=", ctx.businessId)
    .where("series.state", "=", "active")
    .execute();
  return new Map(
    rows.flatMap(({ invoice_id, next_on }): [string, Day][] =>
      invoice_id && next_on ? [[invoice_id, next_on]] : [],
    ),
  );
}
