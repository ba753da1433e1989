import { expect, it } from "vitest";
import { chartOf } from "#app/features/book/accounts.ts";
import { createClient } from "#app/features/clients/clients.server.ts";
import { settleFromCredit } from "#app/features/payments/client-credit.server.ts";
import { writeOff } from "#app/features/payments/write-off.server.ts";
import { deleteInvoice } from "#app/features/invoices/delete-invoice.server.ts";
import { cancelInvoice, markUnpaid } from "#app/features/invoices/settling/change-status.server.ts";
import { journalPages } from "#app/features/journal/journal.server.ts";
import { periodJson } from "#app/features/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/tax/periods/correct-period.server.ts";
import { listPeriods } from "#app/features/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/tax/periods/type-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { expectJournalAgrees } from "../../support/ledger/books.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const CHART = chartOf(new Map());

onEachDatabase((open) => {
  it("undoing a payment adds its mirror on the day of the payment, while that day is open", async () => {
    const ctx = await registered();
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    await paid(ctx, id, 1081, "2026-09-20");
    const before = await journal(ctx);
    expect(before).toEqual([
      "2026-09-10 1100/3400 1000.00",
      "2026-09-10 1100/2200 81.00",
      "2026-09-20 1020/1100 1081.00",
    ]);
    await markUnpaid(ctx, id);
    expect(await journal(ctx)).toEqual([...before, "2026-09-20 1100/1020 1081.00 reverses 3"]);
    await expectJournalAgrees(ctx);
  });

  it("cancelling stands today: a quarter that is over keeps the invoice", async () => {
    const ctx = await registered();
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    const third = await journal(ctx, "2026-09-30");
    await cancelInvoice(ctx, id);
    expect(await journal(ctx, "2026-09-30")).toEqual(third);
    expect(await journal(ctx)).toEqual([
      ...third,
      "2026-11-21 3400/1100 1000.00 reverses 1",
      "2026-11-21 2200/1100 81.00 reverses 2",
    ]);
    await expectJournalAgrees(ctx);
  });

  it("cancelling a paid invoice makes its money the client's credit, today", async () => {
    const ctx = await registered();
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    await paid(ctx, id, 500, "2026-09-20");
    const third = await journal(ctx, "2026-09-30");
    await cancelInvoice(ctx, id);
    expect(await journal(ctx, "2026-09-30")).toEqual(third);
    expect((await journal(ctx)).slice(third.length)).toEqual([
      "2026-11-21 3400/1100 1000.00 reverses 1",
      "2026-11-21 2200/1100 81.00 reverses 2",
      "2026-11-21 1100/2030 500.00",
    ]);
    await expectJournalAgrees(ctx);
  });

  it("an invoice that is deleted after its quarter was filed changes no return, journal or balance", async () => {
    const ctx = await registered({ validFrom: "2026-07-01" });
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    await paid(ctx, id, 1081, "2026-09-20");
    await close(ctx, "2026-07-01");
    const before = [await journal(ctx), await returns(ctx)];
    await deleteInvoice(ctx, id);
    expect([await journal(ctx), await returns(ctx)]).toEqual(before);
    await expectJournalAgrees(ctx);
  });

  it("what is undone in a filed quarter counts on the first open day, and in the next return alone", async () => {
    const ctx = await registered({ validFrom: "2026-07-01", consideration: "received" });
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    await paid(ctx, id, 1081, "2026-09-20");
    const [, third] = await close(ctx, "2026-07-01");
    await markUnpaid(ctx, id);
    expect(await returns(ctx)).toEqual(["2026-10-01 -1000.00 -81.00", third]);
    const [, { id: filed = "" } = {}] = await listPeriods(ctx);
    const correction = await correctPeriod(ctx, filed);
    expect(await returns(ctx)).toEqual(["2026-10-01 0.00 0.00", "2026-07-01 0.00 0.00", third]);
    await closePeriod(ctx, correction, (await periodJson(ctx, correction)).hash);
    expect(await returns(ctx)).toEqual(["2026-10-01 0.00 0.00", "2026-07-01 0.00 0.00", third]);
  });

  it("rounding to 5 Rappen is a booking of the invoice, and debtors end at 0.00", async () => {
    const ctx = await registered();
    await ctx.db.updateTable("businesses").set({ rounds_to_five: 1 }).execute();
    const id = await issued(ctx, "2026-09-10", [row(33.33, 8.1)]);
    await paid(ctx, id, 36.05, "2026-09-20");
    expect(await journal(ctx)).toEqual([
      "2026-09-10 1100/3400 33.33",
      "2026-09-10 1100/2200 2.70",
      "2026-09-10 1100/3809 0.02",
      "2026-09-20 1020/1100 36.05",
    ]);
    await expectJournalAgrees(ctx);
  });

  it("from agreed to received, an invoice that is open at the change is declared once", async () => {
    const ctx = await registered({ validFrom: "2026-04-01" });
    const id = await issued(ctx, "2026-06-10", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    await paid(ctx, id, 1081, "2026-07-05");
    expect(await returns(ctx)).toEqual([
      "2026-10-01 0.00 0.00",
      "2026-07-01 0.00 0.00",
      "2026-04-01 1000.00 81.00",
    ]);
  });

  it("from received to agreed, an invoice that is open at the change is declared once", async () => {
    const ctx = await registered({ validFrom: "2026-04-01", consideration: "received" });
    const id = await issued(ctx, "2026-06-10", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const declared = ["2026-10-01 0.00 0.00", "2026-07-01 1000.00 81.00", "2026-04-01 0.00 0.00"];
    expect(await returns(ctx)).toEqual(declared);
    await paid(ctx, id, 1081, "2026-10-05");
    expect(await returns(ctx)).toEqual(declared);
  });

  it("who deregisters while counting what is received declares what is open on the last day", async () => {
    const ctx = await registered({ validFrom: "2026-04-01", consideration: "received" });
    const id = await issued(ctx, "2026-06-10", [row(1000, 8.1)]);
    await paid(ctx, id, 540.5, "2026-06-20");
    await useMethod(ctx, { validFrom: "2026-10-01", method: "none" });
    expect(await returns(ctx)).toEqual(["2026-07-01 500.00 40.50", "2026-04-01 500.00 40.50"]);
  });

  it("who registers while counting what is received declares no supply from before", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-06-10", [row(1000, 0)]);
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    await paid(ctx, id, 1000, "2026-07-05");
    expect(await returns(ctx)).toEqual(["2026-10-01 0.00 0.00", "2026-07-01 0.00 0.00"]);
  });

  it("money for a supply from before registration is in no return and asks for no reason", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-06-10", [row(1000, 0)]);
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    await paid(ctx, id, 400, "2026-09-05");
    await paid(ctx, id, 600, "2026-10-05");
    for (const { id: period } of await listPeriods(ctx)) {
      const { figures, checks } = await periodJson(ctx, period);
      expect(figures.find(({ ziffer }) => ziffer === "200")?.turnover).toBe(0);
      expect(checks).toContainEqual({ name: "zeroReasons", isMet: true });
      expect(checks).toContainEqual({ name: "turnoverAddsUp", isMet: true });
    }
    await markUnpaid(ctx, id);
    expect(await returns(ctx)).toEqual(["2026-10-01 0.00 0.00", "2026-07-01 0.00 0.00"]);
  });

  it("a typed figure of a filed return is corrected, and the book settles the difference", async () => {
    const ctx = await registered({ validFrom: "2026-07-01" });
    await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    const [, { id = "" } = {}] = await listPeriods(ctx);
    await typeFigures(ctx, id, { materialAndServices: 10_00 });
    await close(ctx, "2026-07-01");
    const correction = await correctPeriod(ctx, id);
    await typeFigures(ctx, correction, { materialAndServices: 1_00 });
    const [filed, corrected] = [await periodJson(ctx, id), await periodJson(ctx, correction)];
    await closePeriod(ctx, correction, corrected.hash);
    expect((await journal(ctx)).slice(2)).toEqual([
      "2026-09-30 2200/2201 81.00",
      "2026-09-30 2201/1170 10.00",
      "2026-09-30 1170/2201 9.00",
    ]);
    await expectJournalAgrees(ctx);
    expect([filed.payable, corrected.payable]).toEqual([71, 80]);
    const others = (figures: typeof filed.figures) =>
      figures.filter(({ ziffer }) => !["400", "479", "500"].includes(ziffer));
    expect(others(corrected.figures)).toEqual(others(filed.figures));
  });

  it("of two undos at the same time one succeeds, and sums hold", async () => {
    const ctx = await registered();
    const id = await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    await paid(ctx, id, 1081, "2026-09-20");
    const undone = await Promise.allSettled([markUnpaid(ctx, id), markUnpaid(ctx, id)]);
    expect(undone.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await journal(ctx)).toHaveLength(4);
    await expectJournalAgrees(ctx);
  });

  it("what was open at a change of consideration is declared once, also when it is cancelled later", async () => {
    const ctx = await registered({ validFrom: "2026-04-01" });
    const first = await issued(ctx, "2026-06-02", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    await cancelInvoice(ctx, first);
    expect(await returns(ctx)).toEqual([
      "2026-10-01 0.00 0.00",
      "2026-07-01 -1000.00 -81.00",
      "2026-04-01 1000.00 81.00",
    ]);
    const other = await registered({ validFrom: "2026-04-01", consideration: "received" });
    const second = await issued(other, "2026-06-02", [row(1000, 8.1)]);
    await useMethod(other, { validFrom: "2026-07-01" });
    await cancelInvoice(other, second);
    expect(await returns(other)).toEqual([
      "2026-10-01 -1000.00 -81.00",
      "2026-07-01 1000.00 81.00",
      "2026-04-01 0.00 0.00",
    ]);
  });

  it("what is entered late for days before a change counts as was usual then, in the next return", async () => {
    const ctx = await registered({ validFrom: "2026-04-01" });
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    await close(ctx, "2026-04-01");
    const id = await issued(ctx, "2026-06-02", [row(1000, 8.1)]);
    expect((await returns(ctx))[1]).toBe("2026-07-01 0.00 0.00");
    await paid(ctx, id, 1081, "2026-07-05");
    expect((await returns(ctx))[1]).toBe("2026-07-01 1000.00 81.00");
  });

  it("an invoice of a later day that is cancelled or given up counts on no day before its own", async () => {
    const ctx = await registered();
    const cancelled = await issued(ctx, "2027-01-15", [row(1000, 8.1)]);
    await cancelInvoice(ctx, cancelled);
    const lost = await issued(ctx, "2027-01-20", [row(100, 8.1)]);
    await writeOff(ctx, lost, { reason: "Konkurs" });
    expect(await journal(ctx)).toEqual([]);
    expect((await returns(ctx))[0]).toBe("2026-10-01 0.00 0.00");
  });

  it("the client's credit settles an invoice on the day of its use, and moves no turnover", async () => {
    const ctx = await registered();
    const { id: clientId } = await createClient(ctx, clientInput());
    const first = await issued(ctx, "2026-02-03", [row(1000, 8.1)], { clientId });
    await paid(ctx, first, 2162, "2026-02-20");
    const second = await issued(ctx, "2026-07-03", [row(1000, 8.1)], { clientId });
    const before = await journal(ctx);
    await settleFromCredit(ctx, second);
    expect(await journal(ctx)).toEqual([...before, "2026-11-21 2030/1100 1081.00"]);
    await expectJournalAgrees(ctx);
  });

  it("rounding to 5 Rappen leaves debtors with what is given up, too", async () => {
    const ctx = await registered();
    await ctx.db.updateTable("businesses").set({ rounds_to_five: 1 }).execute();
    const id = await issued(ctx, "2026-09-10", [row(33.33, 8.1)]);
    await writeOff(ctx, id, { reason: "Konkurs", writtenOffOn: "2026-09-20" });
    expect((await journal(ctx)).slice(3)).toEqual([
      "2026-09-20 3805/1100 33.33",
      "2026-09-20 2200/1100 2.70",
      "2026-09-20 3809/1100 0.02",
    ]);
    await expectJournalAgrees(ctx);
  });

  async function registered(method = {}): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, method);
    return ctx;
  }
});

/** As `2026-09-20 1020/1100 1081.00`, by number; from the beginning until a day. */
async function journal(ctx: UserContext, to = "2026-12-31"): Promise<string[]> {
  const bookings = [];
  for await (const page of journalPages(ctx, { from: "2000-01-01", to })) bookings.push(...page);
  return bookings
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ day, debit, credit, amount, reverses }) => {
      const line = `${day} ${CHART[debit]}/${CHART[credit]} ${plain(amount)}`;
      return reverses === null ? line : `${line} reverses ${reverses}`;
    });
}

/** First day, turnover (200) and tax to pay of every return, the newest first. */
async function returns(ctx: UserContext): Promise<string[]> {
  const lines = [];
  for (const { id, startsOn } of await listPeriods(ctx)) {
    const { figures, payable } = await periodJson(ctx, id);
    const total = figures.find(({ ziffer }) => ziffer === "200")?.turnover ?? 0;
    lines.push(`${startsOn} ${plain(total * 100)} ${plain(payable * 100)}`);
  }
  return lines;
}

/** @returns the returns afterwards */
async function close(ctx: UserContext, startsOn: string): Promise<string[]> {
  const period = (await listPeriods(ctx)).find((one) => one.startsOn === startsOn);
  const { hash } = await periodJson(ctx, period?.id ?? "");
  await closePeriod(ctx, period?.id ?? "", hash);
  return returns(ctx);
}

function plain(rappen: number): string {
  return formatAmount(Math.round(rappen)).replace(/[^\d.-]/g, "");
}
