import fc from "fast-check";
import { expect, it } from "vitest";
import { createExpense, deleteExpense } from "#app/features/expenses/change-expenses.server.ts";
import { issueCreditNote } from "#app/features/invoices/correcting/issue-credit-note.server.ts";
import { deleteInvoice } from "#app/features/invoices/delete-invoice.server.ts";
import { cancelInvoice } from "#app/features/invoices/settling/change-status.server.ts";
import { recordPayment } from "#app/features/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/payments/undo-payment.server.ts";
import { writeOff } from "#app/features/payments/write-off.server.ts";
import { periodJson } from "#app/features/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/tax/periods/correct-period.server.ts";
import { listPeriods } from "#app/features/tax/periods/periods.server.ts";
import { closeYear, hashOfYear } from "#app/features/year/close-year.server.ts";
import { yearFigures } from "#app/features/year/year-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { HISTORIES, SEED } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

/** The plainest account of the money: what each invoice owes, and what clients have as credit; Rappen. */
interface Model {
  invoices: Map<string, { gross: number; due: number; paid: number; isOver: boolean }>;
  payments: Map<string, { invoiceId: string; settled: number; rest: number }>;
  expenses: string[];
  credit: number;
  spent: number;
}

interface Step {
  act: keyof typeof ACTS;
  /** Of what is there, and how much of what is due, in percent. */
  pick: number;
  share: number;
  day: string;
}

type Act = (ctx: UserContext, model: Model, step: Step) => Promise<void>;

const ACTS = {
  issue: async (ctx, model, { day, share }) => {
    const rows = share % 2 ? [row(1000, 8.1)] : [row(300, 8.1), row(700, 2.6), row(50, 0)];
    const id = await issued(
      ctx,
      day,
      rows.map((one) => ({ ...one, zeroRateReason: "abroad" })),
    );
    const gross = share % 2 ? 1081_00 : 324_30 + 718_20 + 50_00;
    model.invoices.set(id, { gross, due: gross, paid: 0, isOver: false });
  },
  pay: async (ctx, model, { day, pick, share }) => {
    const [id, invoice] = chosen(model.invoices, pick);
    const amount = Math.max(5, Math.round((invoice.gross * share) / 5_000) * 50);
    const paymentId = await recordPayment(ctx, id, { amount, paidOn: day, note: "" });
    const settled = Math.min(amount, invoice.due);
    invoice.due -= settled;
    invoice.paid += settled;
    model.credit += amount - settled;
    model.payments.set(paymentId, { invoiceId: id, settled, rest: amount - settled });
  },
  undo: async (ctx, model, { pick }) => {
    const [id, payment] = chosen(model.payments, pick);
    await undoPayment(ctx, id);
    const invoice = model.invoices.get(payment.invoiceId);
    model.payments.delete(id);
    model.credit -= payment.rest;
    if (!invoice) return;
    if (invoice.isOver) model.credit -= payment.settled;
    else invoice.due += payment.settled;
    invoice.paid -= payment.settled;
  },
  cancel: async (ctx, model, { pick }) => {
    const [id, invoice] = chosen(model.invoices, pick);
    await cancelInvoice(ctx, id);
    model.credit += invoice.paid;
    Object.assign(invoice, { due: 0, isOver: true });
  },
  credit: async (ctx, model, { pick }) => {
    const [id, invoice] = chosen(model.invoices, pick);
    await issueCreditNote(ctx, id, { reason: "Storniert" });
    model.credit += invoice.gross - invoice.due;
    Object.assign(invoice, { due: 0 });
  },
  writeOff: async (ctx, model, { pick }) => {
    const [id] = chosen(model.invoices, pick);
    await writeOff(ctx, id, { reason: "Konkurs" });
    // What was lost is neither due nor paid; only acts that leave it so are counted below.
    model.invoices.delete(id);
    for (const [payment, { invoiceId }] of model.payments)
      if (invoiceId === id) model.payments.delete(payment);
  },
  remove: async (ctx, model, { pick }) => {
    const [id] = chosen(model.invoices, pick);
    await deleteInvoice(ctx, id);
  },
  spend: async (ctx, model, { day, share }) => {
    const rows = [{ rate: 8.1, gross: 100 + share }];
    const expense = await createExpense(
      ctx,
      expenseInput({ supplier: `S${share}${day}`, day, rows, keepTwice: true }),
    );
    model.expenses.push(expense.id);
    model.spent += (100 + share) * 100;
  },
  unspend: async (ctx, model, { pick }) => {
    const id = model.expenses[pick % model.expenses.length];
    if (!id) return;
    const { amount } = await deleteExpense(ctx, id);
    model.expenses = model.expenses.filter((one) => one !== id);
    model.spent -= amount;
  },
  file: async (ctx) => {
    const open = (await listPeriods(ctx)).filter(
      ({ state, endsOn }) => state === "open" && endsOn < ctx.today,
    );
    const next = open.at(-1);
    if (next) await closePeriod(ctx, next.id, (await periodJson(ctx, next.id)).hash);
  },
  correct: async (ctx, _model, { pick }) => {
    const filed = (await listPeriods(ctx)).filter(({ state }) => state === "closed");
    const one = filed[pick % Math.max(1, filed.length)];
    if (one) await correctPeriod(ctx, one.id);
  },
  change: async (ctx, _model, { share }) =>
    useMethod(ctx, { validFrom: "2026-07-01", consideration: share % 2 ? "agreed" : "received" }),
  closeYear: async (ctx) => closeYear(ctx, 2025, hashOfYear(2025, await yearFigures(ctx, 2025))),
} satisfies Record<string, Act>;

const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
const OFTEN = ["issue", "issue", "pay", "pay", "pay", "undo"] as const;

const FIRST: Step[] = [
  { act: "issue", pick: 0, share: 1, day: "2025-03-10" },
  { act: "issue", pick: 0, share: 2, day: "2026-02-14" },
  { act: "issue", pick: 0, share: 4, day: "2026-06-30" },
  { act: "pay", pick: 1, share: 40, day: "2026-06-30" },
];

const steps = fc.array(
  fc.record({
    act: fc.constantFrom(...NAMES, ...OFTEN),
    pick: fc.nat(9),
    share: fc.integer({ min: 1, max: 130 }),
    day: fc.constantFrom("2025-03-10", "2025-11-30", "2026-02-14", "2026-06-30", "2026-07-01", "2026-10-05"),
  }),
  { minLength: 12, maxLength: 24 },
);

onDatabaseOfDay((open) => {
  it("in whatever order, the book agrees with the plainest account, and what was filed stays", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const ctx = await registeredBusiness(await open());
        await useMethod(ctx, { validFrom: "2025-01-01" });
        const model: Model = { invoices: new Map(), payments: new Map(), expenses: [], credit: 0, spent: 0 };
        const filed = new Map<string, unknown>();
        let year = "";
        for (const step of [...FIRST, ...history]) {
          await perform(ctx, model, step);
          await expectJournalAgrees(ctx);
          await expectMoney(ctx, model);
          for (const { id, state } of await listPeriods(ctx)) {
            if (state !== "closed") continue;
            const shown = await periodJson(ctx, id);
            expect(shown).toEqual(filed.get(id) ?? shown);
            filed.set(id, shown);
          }
          if (step.act === "closeYear" || year) {
            const now = hashOfYear(2025, await yearFigures(ctx, 2025));
            expect(now).toBe(year || now);
            year = now;
          }
        }
      }),
      { ...SEED, numRuns: HISTORIES },
    );
  });
});

/** What the product refuses changes nothing. */
async function perform(ctx: UserContext, model: Model, step: Step): Promise<void> {
  const before = structuredClone(model);
  try {
    await (ACTS[step.act] as Act)(ctx, model, step);
  } catch (error) {
    if (!(error instanceof AppError || error instanceof NothingThere)) throw error;
    Object.assign(model, before);
  }
}

async function expectMoney(ctx: UserContext, { invoices, credit, spent }: Model): Promise<void> {
  const { debtors = 0, clientCredit = 0, material = 0, inputTax = 0 } = await accountBalances(ctx);
  const due = [...invoices.values()].reduce((sum, invoice) => sum + invoice.due, 0);
  expect({ debtors, credit: 0 - clientCredit, spent: material + inputTax }).toEqual({
    debtors: due,
    credit,
    spent,
  });
}

class NothingThere extends Error {}

function chosen<T>(things: Map<string, T>, pick: number): [string, T] {
  const all = [...things];
  const one = all[pick % Math.max(1, all.length)];
  if (!one) throw new NothingThere("nothing to choose from");
  return one;
}
