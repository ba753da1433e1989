import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createExpense, deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { creditOf } from "#app/features/books/ledger/payment.ts";
import { findPayment, insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import { closeYear, seeYear, reopenYear } from "#app/features/taxes/year/close-year.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { expenseInput } from "../expense-input.ts";
import { clientInput } from "../invoices/client-input.ts";
import { remindBy } from "../reminders/reminder-rules.ts";
import { issued, registeredBusiness, row, useMethod } from "../tax/worked-year.ts";
import type { OpenDatabase } from "../databases/databases.ts";
import * as plain from "./plain-model.ts";
import type { PlainModel } from "./plain-model.ts";

export interface Step {
  act: ActName;
  /** Picks one of what is there, and how much of what is due, in percent. */
  pick: number;
  share: number;
  day: string;
}

type Act = (ctx: UserContext, model: PlainModel, step: Step) => Promise<unknown>;

export class NothingThere extends Error {}

/** A client, a letter's rules, and VAT by agreed consideration. */
export async function randomBusiness(open: OpenDatabase): Promise<UserContext> {
  const ctx = await registeredBusiness(await open());
  await useMethod(ctx, { validFrom: "2025-01-01" });
  const level = { daysAfter: 10, newTermDays: 10, fee: 20 };
  await remindBy(ctx, { levels: [level, level, level] });
  await createClient(ctx, clientInput());
  return ctx;
}

async function clientOf(ctx: UserContext): Promise<string> {
  const clients = ctx.db.selectFrom("clients").select("id").where("business_id", "=", ctx.businessId);
  return (await clients.executeTakeFirstOrThrow()).id;
}

/** Amounts with VAT, Rappen, and what half of the first row is. */
const ONE_RATE = { rows: [row(1000, 8.1)], gross: 1081_00, half: 540_50 };
const THREE_RATES = {
  rows: [row(300, 8.1), row(700, 2.6), { ...row(50, 0), zeroRateReason: "abroad" }],
  gross: 324_30 + 718_20 + 50_00,
  half: 162_15,
};

function kindOf(gross: number) {
  return gross === ONE_RATE.gross ? ONE_RATE : THREE_RATES;
}

const FIRST_DAYS = ["2026-04-01", "2026-07-01", "2026-10-01"];

const ACTS = {
  issue: async (ctx, model, { day, share }) => {
    const { rows, gross } = share % 2 ? ONE_RATE : THREE_RATES;
    const id = await issued(ctx, day, rows, { clientId: await clientOf(ctx) });
    plain.sold(model, id, gross);
  },
  pay: async (ctx, model, { day, pick, share }) => {
    const [invoiceId, { gross }] = chosen(model.invoices, pick);
    const amount = Math.max(5, Math.round((gross * share) / 5_000) * 50);
    const id = await recordPayment(ctx, invoiceId, { amount, paidOn: day, note: "" });
    plain.moneyCame(model, id, { invoiceId, amount, paidOn: day });
  },
  report: async (ctx, model, { day, share }) => {
    const amount = share * 10_00;
    const given = { state: "unassigned", source: "bank", amount, paid_on: day } as const;
    model.waiting.set(await ctx.transaction((ctx) => insertPayment(ctx, given)), { amount, paidOn: day });
  },
  assign: async (ctx, model, { pick }) => {
    const [id, { amount, paidOn }] = chosen(model.waiting, pick);
    const [invoiceId] = chosen(model.invoices, pick + 1);
    await assignPayment(ctx, id, invoiceId);
    model.waiting.delete(id);
    plain.moneyCame(model, id, { invoiceId, amount, paidOn });
  },
  undo: async (ctx, model, { pick }) => {
    const id = oneOf(model.made.payments, pick);
    const { amount, paidOn, source } = await findPayment(ctx, id);
    await undoPayment(ctx, id);
    plain.moneyWasWrong(model, id);
    if (source === "bank") model.waiting.set(id, { amount, paidOn });
  },
  cancel: async (ctx, model, { pick }) => {
    const [id] = chosen(model.invoices, pick);
    await cancelInvoice(ctx, id);
    plain.cancelled(model, id);
  },
  credit: async (ctx, model, { pick, share }) => {
    const [invoiceId, { gross, credited }] = chosen(model.invoices, pick);
    const isHalf = share % 3 === 0;
    const items = isHalf ? { items: [{ position: 1, quantity: 500 }] } : {};
    const id = await issueCreditNote(ctx, invoiceId, { reason: "Zurück", ...items });
    const amount = isHalf ? kindOf(gross).half : gross - credited;
    plain.creditedWith(model, id, { invoiceId, amount }, ctx.today);
  },
  withdraw: async (ctx, model, { pick }) => {
    const id = oneOf(model.made.notes, pick);
    await withdrawCreditNote(ctx, id);
    plain.noteWithdrawn(model, id);
  },
  useCredit: async (ctx, model, { pick }) => {
    const [id] = chosen(model.invoices, pick);
    const isAllKnown = [...model.invoices.values()].every(({ isKnown }) => isKnown);
    await settleFromCredit(ctx, id);
    if (isAllKnown) return plain.creditUsed(model, id);
    for (const other of model.invoices.keys()) plain.forget(model, other);
    // Nor of any credit, which a cancelled invoice may have left.
    model.credits.clear();
  },
  refund: async (ctx, model, { pick, share, day }) => {
    const id = oneOf([...model.made.payments, ...model.made.notes], pick);
    const left = creditOf(await findPayment(ctx, id));
    const amount = Math.max(1, Math.round((left * Math.min(100, share)) / 100));
    await recordRefund(ctx, id, { amount, refundedOn: day, note: "" });
    const last = (await refundsOf(ctx, id)).at(-1);
    plain.paidBack(model, id, last?.id ?? "", amount);
  },
  undoRefund: async (ctx, model, { pick }) => {
    const [, { creditId, refundId }] = chosen(new Map(model.refunds.entries()), pick);
    await undoRefund(ctx, creditId, refundId);
    plain.refundWasWrong(model, refundId);
  },
  letter: async (ctx, model, { pick }) => {
    const [id] = chosen(model.invoices, pick);
    await createReminder(ctx, id, { level: 1 });
    plain.forget(model, id);
  },
  writeOff: async (ctx, model, { pick }) => {
    const [id] = chosen(model.invoices, pick);
    await writeOff(ctx, id, { reason: "Konkurs" });
    model.made.lost.push(id);
    plain.forget(model, id);
  },
  claimAgain: async (ctx, { made }, { pick }) => undoWriteOff(ctx, oneOf(made.lost, pick)),
  remove: async (ctx, model, { pick }) => {
    const [id] = chosen(model.invoices, pick);
    await deleteInvoice(ctx, id);
  },
  spend: async (ctx, model, { day, share }) => {
    const rows = [{ rate: 8.1, gross: 100 + share }];
    const supplier = `S${model.expenses.size}`;
    const { id, amount } = await createExpense(ctx, expenseInput({ supplier, day, rows, keepTwice: true }));
    model.expenses.set(id, { gross: amount, vat: Math.round((amount * 81) / 1081) });
  },
  unspend: async (ctx, model, { pick }) => {
    const [id] = chosen(model.expenses, pick);
    await deleteExpense(ctx, id);
    model.expenses.delete(id);
  },
  file: async (ctx, _model, { share }) => {
    const open = (await listPeriods(ctx)).filter(
      ({ state, endsOn }) => state === "open" && endsOn < ctx.today,
    );
    const next = open.at(-1);
    if (!next) return;
    await typeFigures(ctx, next.id, { materialAndServices: share * 10, corrections: share });
    await closePeriod(ctx, next.id, (await periodJson(ctx, next.id)).hash);
  },
  correct: async (ctx, _model, { pick }) => {
    const filed = (await listPeriods(ctx)).filter(({ state }) => state === "closed");
    const one = filed[pick % Math.max(1, filed.length)];
    if (one) await correctPeriod(ctx, one.id);
  },
  change: async (ctx, _model, { pick, share }) =>
    useMethod(ctx, {
      validFrom: FIRST_DAYS[pick % FIRST_DAYS.length],
      consideration: share % 2 ? "agreed" : "received",
    }),
  closeYear: async (ctx) => closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash),
  reopenYear: async (ctx) => reopenYear(ctx, 2025, "Nachtrag"),
  handOver: async (ctx, _model, { day }) => handOver(ctx, day),
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as ActName[];

export function perform(ctx: UserContext, model: PlainModel, step: Step): Promise<unknown> {
  return (ACTS[step.act] as Act)(ctx, model, step);
}

function oneOf(ids: readonly string[], pick: number): string {
  return chosen(new Map(ids.entries()), pick)[1];
}

function chosen<K, T>(things: ReadonlyMap<K, T>, pick: number): [K, T] {
  const all = [...things];
  const one = all[pick % Math.max(1, all.length)];
  if (!one) throw new NothingThere("nothing to choose from");
  return one;
}
