import { listSecurityEvents } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { taxDecisionRecords } from "#app/features/front/exports/my-data/tax-records.server.ts";
import { personData } from "#app/features/front/exports/my-data/account-data.server.ts";
import { batchContentOf, findBatchRow } from "#app/features/selling/batches/batches.server.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { findWaitingReceipt } from "#app/features/taxes/expenses/receipts/waiting-receipt.server.ts";
import { findDesign } from "#app/features/selling/design/design.server.ts";
import { factsOfTransactions } from "#app/features/money/bank-files/reports/bank-reports.server.ts";
import { findBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { findMapping } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { findWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import { newStatement } from "#app/features/money/bank-files/read/camt-reading.ts";
import { requireOwnAccounts } from "#app/features/money/bank-files/own-accounts.server.ts";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findImport } from "#app/features/front/imports/imports.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { findAct } from "#app/features/people/operator/acts/acts.server.ts";
import { findTask } from "#app/features/people/progress/tasks.server.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { findReminder } from "#app/features/money/reminders/reminders.server.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { chargesOf } from "#app/features/books/ledger/charges.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import { findEvent } from "#app/features/running/events/events.server.ts";
import { findWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import { takeKeptForm } from "#app/platform/forms/kept/kept-form.server.ts";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { lastHandover } from "#app/features/books/journal/handover/handovers.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { answerOnce } from "#app/platform/http/idempotency.server.ts";
import { type Job, runJob } from "#app/platform/jobs/jobs.server.ts";
import { STORED_CALL, STORED_FORM_PATH, storedId } from "./stored-ids.ts";
import type { JsonColumnName } from "./stored-json.ts";

type Reader = (ctx: UserContext) => Promise<unknown>;

const invoice = once((ctx) => findInvoice(ctx, storedId("invoices")));
const offer = once((ctx) => findOffer(ctx, storedId("offers")));
const series = once((ctx) => findSeries(ctx, storedId("series")));
const bankFile = once((ctx) => findBankFile(ctx, storedId("bank_files")));

const taxPeriod = once((ctx) => findPeriod(ctx, storedId("tax_periods")));

const csvMapping = once((ctx) => findMapping(ctx, storedId("bank_csv_mappings")));

/** What the product reads of the row of each table, in the form that its column was first written in. */
export const JSON_READERS: Record<JsonColumnName, Reader> = {
  "users.origin": async (ctx) => (await personData(ctx)).user.origin,
  "security_events.facts": async (ctx) => (await listSecurityEvents(ctx))[0]?.facts,
  "businesses.design": findDesign,
  "businesses.texts": findOwnTexts,
  "businesses.bank_accounts": acceptedAccounts,
  "jobs.payload": payloadOfJob,
  "operator_acts.data": async (ctx) => (await findAct(ctx, storedId("operator_acts")))?.data,
  "clients.metadata": async (ctx) =>
    jsonOf(externalFields, await findClient(ctx, storedId("clients"))).metadata,
  "expenses.rows": async (ctx) => (await findExpense(ctx, storedId("expenses"))).rows,
  "expenses.metadata": async (ctx) =>
    jsonOf(externalFields, await findExpense(ctx, storedId("expenses"))).metadata,
  "imports.content": async (ctx) => (await findImport(ctx, storedId("imports"))).waiting?.table,
  "imports.mapping": async (ctx) => (await findImport(ctx, storedId("imports"))).waiting?.mapping,
  "imports.result": async (ctx) => (await findImport(ctx, storedId("imports", 1))).result,
  "invoices.sender": async (ctx) => (await invoice(ctx)).sender,
  "invoices.recipient": async (ctx) => (await invoice(ctx)).recipient,
  "invoices.design": async (ctx) => (await invoice(ctx)).design,
  "invoices.corrects": async (ctx) => (await invoice(ctx)).corrects,
  "invoices.vat_rows": async (ctx) => (await invoice(ctx)).vatRows,
  "invoices.deductions": async (ctx) => (await invoice(ctx)).deductions,
  "invoices.metadata": async (ctx) => jsonOf(externalFields, await invoice(ctx)).metadata,
  "history.data": async (ctx) => (await historyOf(ctx, storedId("invoices")))[0]?.data,
  "offers.document": offer,
  "offers.metadata": async (ctx) => jsonOf(externalFields, await offer(ctx)).metadata,
  "journal_handovers.chart": async (ctx) => (await lastHandover(ctx))?.chart,
  "vat_methods.activities": async (ctx) => (await vatMethodsOf(ctx))[0]?.activities,
  "tax_periods.typed": async (ctx) => (await taxPeriod(ctx)).typed,
  "tax_periods.adjustments": async (ctx) => (await taxPeriod(ctx)).adjustments,
  "tax_periods.codes": async (ctx) => (await taxPeriod(ctx)).codes,
  "tax_periods.snapshot": async (ctx) =>
    (await taxReturn(ctx, { ...(await taxPeriod(ctx)), state: "closed" })).content,
  "tax_decisions.by_rate": async (ctx) => (await taxDecisionRecords(ctx).next()).value?.[0]?.byRate,
  "payments.proposal": async (ctx) => (await findPayment(ctx, storedId("payments"))).proposal,
  "payment_allocations.vat": async (ctx) =>
    (await allocationsOf(ctx, { invoiceIds: [storedId("invoices")] }))[0]?.vat,
  "expense_receipts.e_invoice_reading": async (ctx) =>
    (await findWaitingReceipt(ctx, storedId("expense_receipts"))).eInvoice,
  "invoice_charges.vat": async (ctx) => (await chargesOf(ctx, [storedId("invoices")]))[0]?.vat,
  "bank_files.statements": async (ctx) => (await bankFile(ctx)).statements,
  "bank_files.counts": async (ctx) => (await bankFile(ctx)).counts,
  "bank_files.csv": async (ctx) => (await bankFile(ctx)).csv,
  "bank_csv_mappings.headings": async (ctx) => (await csvMapping(ctx)).headings,
  "bank_csv_mappings.mapping": async (ctx) => (await csvMapping(ctx)).mapping,
  "bank_csv_files.content": async (ctx) => (await findWaitingFile(ctx, storedId("bank_csv_files"))).table,
  "bank_reports.facts": factsOfTransaction,
  "reminder_settings.rules": findReminderSettings,
  "reminders.fee_vat": async (ctx) =>
    (await findReminder(ctx, storedId("invoices"), storedId("reminders"))).feeVat,
  "batches.content": async (ctx) => batchContentOf(await findBatchRow(ctx, storedId("batches"))),
  "series.rule": async (ctx) => (await series(ctx)).rule,
  "series.template": async (ctx) => (await series(ctx)).template,
  "templates.items": async (ctx) => (await findTemplate(ctx, storedId("templates"))).items,
  "webhook_endpoints.events": async (ctx) => (await findWebhook(ctx, storedId("webhook_endpoints"))).events,
  "webhook_events.body": (ctx) => findEvent(ctx, storedId("webhook_events")),
  "tasks.payload": async (ctx) => (await findTask(ctx, storedId("tasks"))).payload,
  "tasks.counts": async (ctx) => (await findTask(ctx, storedId("tasks"))).counts,
  "idempotency_keys.answer": repeatedAnswer,
  "kept_forms.sealed": keptValues,
};

/** A record whose columns hold several is read once. */
function once<T>(read: (ctx: UserContext) => Promise<T>): (ctx: UserContext) => Promise<T> {
  const known = new WeakMap<UserContext, Promise<T>>();
  return (ctx) => {
    const record = known.get(ctx) ?? read(ctx);
    known.set(ctx, record);
    return record;
  };
}

/** Nothing lists them: statements of such an account are taken. */
async function acceptedAccounts(ctx: UserContext): Promise<string[]> {
  const statement = { id: "1", currency: "CHF", sequence: null, createdOn: "", from: "", to: "" };
  const account = "CH5604835012345678009";
  const skipped = { pending: 0, outgoing: 0 };
  const document = { name: "x", message: "camt.053", version: "08", messageId: "1", isCopy: false } as const;
  await requireOwnAccounts(ctx, [
    { ...document, statements: [{ ...newStatement(), ...statement, account, skipped }] },
  ]);
  return [account];
}

async function payloadOfJob(ctx: UserContext): Promise<unknown> {
  const id = storedId("jobs");
  const job: Job = await ctx.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  let seen: unknown;
  await runJob(ctx.platform, { [job.name]: async (_ctx, payload) => void (seen = payload) }, job);
  return seen;
}

async function factsOfTransaction(ctx: UserContext): Promise<unknown> {
  const id = storedId("bank_transactions");
  return (await factsOfTransactions(ctx, [id])).get(id);
}

async function repeatedAnswer(ctx: UserContext): Promise<unknown> {
  const { path, key: name, body } = STORED_CALL;
  const headers = { "Idempotency-Key": name, "Content-Type": "application/json" };
  const request = new Request(`http://localhost${path}`, { method: "POST", headers, body });
  const answer = await answerOnce(ctx, request, () => Promise.reject(new Error("the call is made again")));
  return { status: answer.status, headers: Object.fromEntries(kept(answer)), body: await answer.text() };
}

function kept({ headers }: Response): [string, string | null][] {
  return ["Content-Type", "ETag"].map((name) => [name, headers.get(name)]);
}

async function keptValues(ctx: UserContext): Promise<unknown> {
  const cookie = httpOnlyCookie(ctx.platform, "kept-form", { secret: ctx.platform.secret });
  const [pair = ""] = (await cookie.serialize(storedId("kept_forms"))).split(";");
  const request = new Request("http://localhost", { headers: { Cookie: pair } });
  return (await takeKeptForm(ctx, request, STORED_FORM_PATH))?.kept.values;
}
