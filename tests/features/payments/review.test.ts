import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { clientCredit } from "#app/features/money/payments/client-credit.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { ignorePayment, unignorePayment } from "#app/features/money/payments/review/ignore-payment.server.ts";
import type { ProposedAllocation } from "#app/features/books/ledger/payment.ts";
import { findPayment, insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    return { platform, ctx: await member(platform) };
  }

  it("books what was proposed, rounding and credit with it, and says how many", async () => {
    const { ctx } = await start();
    const [exact, short, over] = [
      await invoiceWith(ctx, "sent"),
      await invoiceWith(ctx, "sent"),
      await invoiceWith(ctx, "sent"),
    ];
    const ids = [
      await proposed(ctx, TOTAL, [part(exact, TOTAL)]),
      await proposed(ctx, TOTAL - 4, [part(short, TOTAL - 4), { ...part(short, 4), kind: "rounding" }]),
      await proposed(ctx, TOTAL + 10_00, [part(over, TOTAL)]),
    ];
    expect(await confirmPayments(ctx, [...ids, ids[0]!])).toMatchObject({ confirmed: 3, outdated: 0 });
    for (const id of [exact, short, over])
      expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: TOTAL });
    const { allocations } = await findInvoice(ctx, short);
    expect(allocations.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["payment", TOTAL - 4],
      ["rounding", 4],
    ]);
    expect(await findPayment(ctx, ids[2]!)).toMatchObject({ amount: TOTAL + 10_00, allocated: TOTAL });
    expect(await confirmPayments(ctx, ids)).toMatchObject({ confirmed: 0, outdated: 0 });
  });

  it.each<[string, (ctx: UserContext, id: string) => Promise<void>]>([
    ["paid", (ctx, id) => markPaid(ctx, id)],
    ["cancelled", (ctx, id) => cancelInvoice(ctx, id)],
  ])("a proposal for an invoice that is %s meanwhile is left unassigned", async (_, change) => {
    const { ctx } = await start();
    const invoiceId = await invoiceWith(ctx, "sent");
    const id = await proposed(ctx, TOTAL, [part(invoiceId, TOTAL)]);
    await change(ctx, invoiceId);
    const before = await findInvoice(ctx, invoiceId);
    expect(await confirmPayments(ctx, [id])).toMatchObject({ confirmed: 0, outdated: 1 });
    expect(await findPayment(ctx, id)).toMatchObject({ state: "unassigned", reason: "outdated" });
    expect(await findInvoice(ctx, invoiceId)).toEqual(before);
  });

  it("of two proposals for one invoice, confirmed at once, one is booked", async () => {
    const { ctx } = await start();
    const invoiceId = await invoiceWith(ctx, "sent");
    const ids = [
      await proposed(ctx, TOTAL, [part(invoiceId, TOTAL)]),
      await proposed(ctx, TOTAL, [part(invoiceId, TOTAL)]),
    ];
    const counts = await Promise.all(ids.map((id) => confirmPayments(ctx, [id])));
    expect(counts.map(({ confirmed }) => confirmed).toSorted()).toEqual([0, 1]);
    expect(await findInvoice(ctx, invoiceId)).toMatchObject({ status: "paid", settled: TOTAL });
  });

  it("assigns to the invoice that the user chose, the rest as credit, once", async () => {
    const { ctx } = await start();
    const { id: clientId } = await createClient(ctx, clientInput());
    const invoiceId = await invoiceWith(ctx, "sent");
    await ctx.db.updateTable("invoices").set({ client_id: clientId }).execute();
    const id = await unassigned(ctx, { amount: TOTAL + 1_00 });
    await assignPayment(ctx, id, invoiceId);
    expect(await findInvoice(ctx, invoiceId)).toMatchObject({ status: "paid" });
    expect(await findPayment(ctx, id)).toMatchObject({ instructed: null });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(1_00);
    await expect(assignPayment(ctx, id, invoiceId)).rejects.toMatchObject({
      code: "payment.transition_not_allowed",
    });
  });

  it("money in another currency is worth what the chosen invoice owes", async () => {
    const { ctx } = await start();
    const invoiceId = await invoiceWith(ctx, "sent");
    const euros = { amount: 0, instructed_amount: 700_00, instructed_currency: "EUR" };
    const id = await unassigned(ctx, euros);
    await assignPayment(ctx, id, invoiceId);
    const instructed = { amount: 700_00, currency: "EUR" };
    expect(await findPayment(ctx, id)).toMatchObject({ state: "booked", amount: TOTAL, instructed });
  });

  it("ignores, and takes back what was ignored with its proposal", async () => {
    const { ctx } = await start();
    const invoiceId = await invoiceWith(ctx, "sent");
    const first = await proposed(ctx, TOTAL, [part(invoiceId, TOTAL)]);
    const second = await unassigned(ctx, { amount: 5_00 });
    for (const id of [first, second]) await ignorePayment(ctx, id);
    expect(await confirmPayments(ctx, [first])).toMatchObject({ confirmed: 0, outdated: 0 });
    for (const id of [first, second]) await unignorePayment(ctx, id);
    expect((await findPayment(ctx, first)).state).toBe("proposed");
    expect((await findPayment(ctx, second)).state).toBe("unassigned");
    await expect(unignorePayment(ctx, first)).rejects.toMatchObject({
      code: "payment.transition_not_allowed",
    });
  });

  it("knows nobody else's payments and invoices", async () => {
    const { platform, ctx } = await start();
    const id = await unassigned(ctx, { amount: TOTAL });
    const other = await member(platform, { email: "other@example.ch" });
    const foreign = await invoiceWith(other, "sent");
    await expect(assignPayment(ctx, id, foreign)).rejects.toMatchObject({ code: "invoice.not_found" });
    for (const call of [
      () => confirmPayments(other, [id]),
      () => ignorePayment(other, id),
      () => assignPayment(other, id, foreign),
    ])
      await expect(call()).rejects.toMatchObject({ code: "payment.not_found" });
    const smuggled = await proposed(ctx, TOTAL, [part(foreign, TOTAL)]);
    expect(await confirmPayments(ctx, [smuggled])).toMatchObject({ confirmed: 0, outdated: 1 });
    await expect(confirmPayments(ctx, [])).rejects.toMatchObject({ code: "payment.none_selected" });
  });
});

function part(invoiceId: string, amount: number): ProposedAllocation {
  return { invoiceId, kind: "payment", amount };
}

function proposed(ctx: UserContext, amount: number, proposal: ProposedAllocation[]): Promise<string> {
  return ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state: "proposed",
      source: "bank",
      reason: "reference_part",
      amount,
      paid_on: ctx.today,
      proposal: JSON.stringify(proposal),
    }),
  );
}

function unassigned(ctx: UserContext, row: { amount: number }): Promise<string> {
  return ctx.transaction((ctx) =>
    insertPayment(ctx, {
      state: "unassigned",
      source: "bank",
      reason: "no_match",
      paid_on: ctx.today,
      ...row,
    }),
  );
}
