import fc from "fast-check";
import { expect, it } from "vitest";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { creditOf } from "#app/features/books/ledger/payment.ts";
import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import {
  type Act,
  claimAgain,
  credit,
  giveUp,
  type Made,
  pay,
  refund,
  undoLastRefund,
  undoPay,
  waive,
  withdraw,
} from "../../support/book/acts.ts";
import { bank } from "../../support/book/further-acts.ts";
import {
  attempted,
  IN_EUR,
  type Kind,
  lived,
  namesWith,
  OF_THE_BANK,
  paidByBank,
  type Step,
  stepsOf,
  takenBack,
} from "../../support/book/random-histories.ts";
import { HISTORIES } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { accountBalances } from "../../support/ledger/books.ts";

const UNDOING = "2026-09-30";
const LATER = "2026-10-20";

const undoFile: Act = async (ctx) => {
  const files = ctx.db.selectFrom("bank_files").select("id").where("business_id", "=", ctx.businessId);
  const last = await files.orderBy("id", "desc").limit(1).executeTakeFirst();
  await undoBankFile(ctx, last?.id ?? "");
};

async function filesOf(ctx: UserContext): Promise<number> {
  const files = ctx.db.selectFrom("bank_files").select("id").where("business_id", "=", ctx.businessId);
  return (await files.execute()).length;
}

function newFile(act: Act): Act {
  return async (ctx, made) => {
    const before = await filesOf(ctx);
    await act(ctx, made);
    if ((await filesOf(ctx)) === before) throw new AppError("payment.none_open");
  };
}

interface Pair {
  act: (made: Made, name: string, amount: number) => Act;
  undo: (name: string) => Act;
  of: string;
}

const PAIRS: Record<string, Pair> = {
  pay: { of: "I", act: (_, name, amount) => pay(name, amount, { as: "Z" }), undo: () => undoPay("Z") },
  credit: { of: "I", act: (_, name) => credit(name, "Z"), undo: () => withdraw("Z") },
  creditPart: { of: "I", act: (_, name) => credit(name, "Z", [[1, 0.25]]), undo: () => withdraw("Z") },
  giveUp: { of: "I", act: (_, name) => giveUp(name), undo: claimAgain },
  giveUpPart: { of: "I", act: (_, name, amount) => giveUp(name, amount), undo: claimAgain },
  refund: { of: "N", act: (_, name) => refund(name), undo: undoLastRefund },
  refundOfPayment: { of: "P", act: (_, name) => refund(name), undo: undoLastRefund },
  bank: { of: "I", act: (_, name) => newFile(paidByBank(name, "Z")), undo: () => undoFile },
  bankMore: { of: "I", act: (_, name, amount) => newFile(bank(amount, [name])), undo: () => undoFile },
  takeBack: { of: "B", act: (made, name) => newFile(takenBack(made, name)), undo: () => undoFile },
  waive: {
    of: "letter ",
    act: (_, name) => waive(name.slice(7), "interest"),
    undo: (name) => waive(name.slice(7), "interest", false),
  },
};

const undone = fc.record({
  pair: fc.constantFrom(...Object.keys(PAIRS)),
  pick: fc.nat(20),
  cents: fc.integer({ min: 1_00, max: 1500_00 }),
  isLater: fc.boolean(),
});

onDatabaseOfDay((open) => {
  it.each<[string, string, Kind]>([
    ["agreed", "in EUR", { consideration: "agreed", ...IN_EUR }],
    ["received", "in EUR", { consideration: "received", ...IN_EUR }],
    ["agreed", "that the bank has", { consideration: "agreed", ...OF_THE_BANK }],
    ["received", "that the bank has", { consideration: "received", ...OF_THE_BANK }],
  ])("by %s consideration what is done %s and undone leaves things as they were", async (_, _of, kind) => {
    const property = fc.asyncProperty(
      stepsOf(kind.acts),
      fc.array(undone, { minLength: 4, maxLength: 8 }),
      async (history: Step[], tried) => {
        const { at, made } = await lived(open, history, kind);
        for (const { pair, pick, cents, isLater } of tried) {
          const { act, undo, of } = PAIRS[pair]!;
          const names = namesWith(made, of);
          const name = names[pick % Math.max(1, names.length)];
          if (!name) continue;
          // All that was written off comes back at once.
          if (pair.startsWith("giveUp")) await attempted(claimAgain(name), at(UNDOING), made);
          const before = await stateOf(at(LATER));
          if (!(await attempted(act(made, name, cents / 100), at(UNDOING), made))) continue;
          if (!(await attempted(undo(name), at(isLater ? LATER : UNDOING), made))) continue;
          const after = await stateOf(at(LATER), before);
          expectAlike(after, before, kind.fields === IN_EUR.fields ? ROUNDING : 0);
        }
      },
    );
    await fc.assert(property, { numRuns: HISTORIES });
  });
});

interface State {
  sums: Record<string, number>;
  invoices: Record<string, unknown>;
  payments: Record<string, unknown>;
}

/** Amounts in EUR are rounded to Rappen each time that a part of them moves. */
const ROUNDING = 2;

function expectAlike(after: State, before: State, tolerance: number): void {
  const { sums, ...others } = after;
  expect(others).toEqual({ invoices: before.invoices, payments: before.payments });
  const names = Object.keys({ ...before.sums, ...sums });
  const moved = names.map((name) => [name, (sums[name] ?? 0) - (before.sums[name] ?? 0)] as const);
  expect(moved.filter(([, by]) => Math.abs(by) > tolerance)).toEqual([]);
}

/** Of what was there before; what was made and undone since is in no sum. */
async function stateOf(ctx: UserContext, before?: State): Promise<State> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "invoice")
    .execute();
  const payments = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .execute();
  let declared = 0;
  for (const period of await listPeriods(ctx)) {
    const { taxTotal, difference } = (await taxReturn(ctx, period)).content.figures;
    declared += taxTotal + difference;
  }
  const known = payments.map(paymentOf).filter(({ id }) => !before || id in before.payments);
  return {
    sums: { ...(await accountBalances(ctx)), declared },
    invoices: Object.fromEntries(
      rows.map((row) => [row.id, [row.state, amountDue(row), row.paid_on !== null]]),
    ),
    payments: Object.fromEntries(
      known.map((one) => [one.id, [one.state, one.amount, one.currency, creditOf(one), one.clientId]]),
    ),
  };
}
