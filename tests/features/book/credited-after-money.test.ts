import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { expectJournalAgrees } from "../../support/ledger/books.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

onEachDatabase((open) => {
  it("money for rows that are credited is money for what is left, from the credit note's day on", async () => {
    const ctx = await receiving();
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1), row(1000, 2.6)]);
    await paid(ctx, id, 1053.5, "2026-09-20");
    expect(await declared(ctx)).toEqual({ 81: [500, 40.5], 26: [500, 13] });
    const note = await credit(ctx, id, 1);
    // 27.50 is the client's credit, of what was credited; all other money is for the rows that stay.
    expect(await declared(ctx)).toEqual({ 81: [25.44, 2.06], 26: [1000, 26] });
    expect(await declared(ctx, "2026-09-30")).toEqual({ 81: [500, 40.5], 26: [500, 13] });
    await recordRefund(ctx, note, { amount: 10_00, note: "" });
    await recordRefund(ctx, note, { note: "" });
    expect(await declared(ctx)).toEqual({ 26: [1000, 26] });
    await expectJournalAgrees(ctx);
  });

  it("an invoice that is paid up has declared its rows less its credit notes, at each rate", async () => {
    const ctx = await receiving();
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1), row(2000, 2.6), row(77.77, 0)]);
    await paid(ctx, id, 1600, "2026-09-20");
    await credit(ctx, id, 1);
    await paid(ctx, id, 100.01, "2026-10-01");
    await paid(ctx, id, await due(ctx, id), "2026-10-02");
    expect(await declared(ctx)).toEqual({ 26: [2000, 52], 0: [77.77, 0] });
    await expectJournalAgrees(ctx);
  });

  it("a credit note for as much as is open of its rate moves no money", async () => {
    const ctx = await receiving();
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1), row(1000, 2.6)]);
    await paid(ctx, id, 1053.5, "2026-09-20");
    await credit(ctx, id, 1, 500);
    expect(await declared(ctx)).toEqual({ 81: [500, 40.5], 26: [500, 13] });
  });

  it("what goes back to the client, in whatever parts, is what was declared of it", async () => {
    const ctx = await receiving();
    const { id: clientId } = await createClient(ctx, clientInput());
    const id = await issued(ctx, "2026-09-10", [row(333.33, 8.1), row(99.99, 2.6)], { clientId });
    await paid(ctx, id, 300.01, "2026-09-20");
    const note = await issueCreditNote(ctx, id, { reason: "Storniert" });
    for (const amount of [33_33, 77_77, 5]) await recordRefund(ctx, note, { amount, note: "" });
    const other = await issued(ctx, "2026-11-10", [row(50, 2.6)], { clientId });
    await settleFromCredit(ctx, other);
    const [, second] = await refundsOf(ctx, note);
    await undoRefund(ctx, note, second!.id);
    await recordRefund(ctx, note, { note: "" });
    expect(await declared(ctx)).toEqual({ 26: [50, 1.3] });
    await expectJournalAgrees(ctx);
  });

  it("money that a credit note leaves for rows at 0 % has the reasons of these rows", async () => {
    const ctx = await receiving();
    const id = await issued(ctx, "2026-09-10", [
      { ...row(1000, 0), zeroRateReason: "abroad" },
      { ...row(500, 0), zeroRateReason: "exempt" },
      row(1000, 8.1),
    ]);
    await paid(ctx, id, 1290.5, "2026-09-20");
    await credit(ctx, id, 3);
    expect(await declaredByReason(ctx)).toEqual({ abroad: 860.33, exempt: 430.17 });
    await paid(ctx, id, await due(ctx, id), "2026-10-02");
    expect(await declaredByReason(ctx)).toEqual({ abroad: 1000, exempt: 500 });
    await expectJournalAgrees(ctx);
  });

  it("such money is for no row that is credited, too", async () => {
    const ctx = await receiving();
    const id = await issued(ctx, "2026-09-10", [
      { ...row(1000, 0), zeroRateReason: "abroad" },
      { ...row(100, 0), zeroRateReason: "exempt" },
      row(1000, 8.1),
    ]);
    await paid(ctx, id, 1090.5, "2026-09-20");
    expect(await declaredByReason(ctx)).toEqual({ abroad: 500, exempt: 50 });
    const items = [2, 3].map((position) => ({ position, quantity: 1000 }));
    await issueCreditNote(ctx, id, { reason: "Falsch", items });
    // 450.00 of what was for the row at 8.1 %; the rest of that, 90.50, is the client's credit.
    expect(await declaredByReason(ctx)).toEqual({ abroad: 950, exempt: 50 });
  });

  it("such money has the reason that a person decides where the rows say none", async () => {
    const ctx = await receiving();
    const id = await issued(ctx, "2026-09-10", [row(1000, 0), row(1000, 8.1)]);
    await paid(ctx, id, 1040.5, "2026-09-20");
    await credit(ctx, id, 2);
    expect(await declaredByReason(ctx)).toEqual({ undecided: 1000 });
    await decide(ctx, [id], { reason: "export" });
    expect(await declaredByReason(ctx)).toEqual({ export: 1000 });
  });

  async function receiving(): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { consideration: "received" });
    return ctx;
  }
});

function credit(ctx: UserContext, id: string, position: number, share = 1000): Promise<string> {
  return issueCreditNote(ctx, id, { reason: "Falsch", items: [{ position, quantity: share }] });
}

async function due(ctx: UserContext, id: string): Promise<number> {
  const { total, settled } = await ctx.db
    .selectFrom("invoices")
    .select(["total", "settled"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return (total - settled) / 100;
}

/** Net and VAT by rate, over all returns, CHF. */
async function declared(ctx: UserContext, until = "2999-12-31"): Promise<Record<string, number[]>> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["rate"])
    .select(({ fn }) => [fn.sum<number>("net").as("net"), fn.sum<number>("vat").as("vat")])
    .where("business_id", "=", ctx.businessId)
    .where("basis", "=", "received")
    .where("day", "<=", until)
    .groupBy("rate")
    .execute();
  const some = rows.filter(({ net, vat }) => Number(net) !== 0 || Number(vat) !== 0);
  return Object.fromEntries(
    some.map(({ rate, net, vat }) => [String(rate), [Number(net) / 100, Number(vat) / 100]]),
  );
}

/** Turnover at 0 % by reason, over all returns, CHF. */
async function declaredByReason(ctx: UserContext): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["reason"])
    .select(({ fn }) => fn.sum<number>("net").as("net"))
    .where("business_id", "=", ctx.businessId)
    .where("basis", "=", "received")
    .where("rate", "=", 0)
    .groupBy("reason")
    .execute();
  const some = rows.filter(({ net }) => Number(net) !== 0);
  return Object.fromEntries(some.map(({ reason, net }) => [reason, Number(net) / 100]));
}
