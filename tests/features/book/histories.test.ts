import fc from "fast-check";
import { expect, it } from "vitest";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { creditOf } from "#app/features/books/ledger/payment.ts";
import { findPayments } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import {
  expectEachInOneReturn,
  expectKept,
  expectSettled,
  type Seen,
} from "../../support/book/kept-for-ever.ts";
import { plainModel, type PlainModel } from "../../support/book/plain-model.ts";
import {
  ACT_NAMES,
  NothingThere,
  perform,
  randomBusiness,
  type Step,
} from "../../support/book/random-acts.ts";
import { FULL, HISTORIES } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expectRoomsAgree } from "../../support/ledger/rooms.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";

const OFTEN = [
  "issue",
  "pay",
  "pay",
  "pay",
  "undo",
  "credit",
  "refund",
  "report",
  "assign",
  "writeOff",
  "change",
] as const;

const CHANGES_RETURNS = new Set(["file", "correct", "change"]);

const FIRST: Step[] = [
  { act: "issue", pick: 0, share: 1, day: "2025-03-10" },
  { act: "issue", pick: 0, share: 2, day: "2026-02-14" },
  { act: "issue", pick: 0, share: 4, day: "2026-06-30" },
  { act: "pay", pick: 1, share: 40, day: "2026-06-30" },
];

const DAYS = [
  "2025-03-10",
  "2025-11-30",
  "2026-02-14",
  "2026-06-30",
  "2026-07-01",
  "2026-10-05",
  "2026-11-20",
];

const steps = fc.array(
  fc.record({
    act: fc.constantFrom(...ACT_NAMES, ...OFTEN),
    pick: fc.nat(9),
    share: fc.integer({ min: 1, max: 130 }),
    day: fc.constantFrom(...DAYS),
  }),
  { minLength: 12, maxLength: FULL ? 60 : 24 },
);

onDatabaseOfDay((open) => {
  it("in whatever order, the book agrees with the plainest account, and what was filed stays", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const ctx = await randomBusiness(open);
        let model = plainModel();
        const seen: Seen = new Map();
        for (const step of [...FIRST, ...history]) {
          model = await performed(ctx, model, step);
          await expectJournalAgrees(ctx);
          await expectRoomsAgree(ctx);
          await expectMoney(ctx, model);
          await expectKept(ctx, seen);
          if (CHANGES_RETURNS.has(step.act)) await expectEachInOneReturn(ctx);
        }
        const spentVat = [...model.expenses.values()].reduce((sum, { vat }) => sum + vat, 0);
        const isAgreed = !history.some(({ act }) => act === "change");
        if (isAgreed) await expectSettled(ctx, spentVat);
      }),
      { numRuns: Math.ceil(HISTORIES / 2) },
    );
  });
});

/** What the product refuses changes nothing. */
async function performed(ctx: UserContext, model: PlainModel, step: Step): Promise<PlainModel> {
  const before = structuredClone(model);
  try {
    await perform(ctx, model, step);
    return model;
  } catch (error) {
    if (!(error instanceof AppError || error instanceof NothingThere)) throw error;
    return before;
  }
}

/** Expects the money of each invoice and each client's credit that the model knows. */
async function expectMoney(ctx: UserContext, { invoices, credits, expenses }: PlainModel): Promise<void> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "state", "total", "charged", "settled"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "invoice")
    .execute();
  const known = rows.filter(({ id }) => invoices.get(id)?.isKnown);
  expect(known.map((invoice) => [invoice.id, amountDue(invoice)])).toEqual(
    known.map(({ id }) => [id, invoices.get(id)?.due]),
  );
  const payments = await findPayments(ctx, [...credits.keys()]);
  expect([...payments].map(([id, payment]) => [id, creditOf(payment)])).toEqual(
    [...payments].map(([id]) => [id, credits.get(id)?.left]),
  );
  const { material = 0 } = await accountBalances(ctx);
  expect(material).toBe([...expenses.values()].reduce((sum, { gross, vat }) => sum + gross - vat, 0));
}
