import { expect, it } from "vitest";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { findByText } from "#app/features/front/find/find-by-text.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

onEachDatabase((open) => {
  it("finds entries of the catalogue, recurring invoices and payments by their amount", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { id: entry } = await createCatalogueItem(ctx, catalogueInput());
    const series = await newSeries(ctx, { name: "Wartung Zürich" });
    await ctx.transaction((ctx) =>
      insertPayment(ctx, {
        state: "unassigned",
        source: "bank",
        amount: 1_234_50,
        paid_on: ctx.today,
        payer_name: "Muster",
      }),
    );
    await ctx.transaction((ctx) =>
      insertPayment(ctx, {
        state: "unassigned",
        source: "bank",
        amount: 1_234_55,
        paid_on: ctx.today,
      }),
    );
    expect((await findByText(ctx, "konzept")).entries).toMatchObject([{ id: entry }]);
    for (const text of ["wartung zurich", "client wartung"])
      expect((await findByText(ctx, text)).series).toMatchObject([{ id: series, name: "Wartung Zürich" }]);
    for (const text of ["1234.50", "CHF 1'234.50"]) {
      const { payments } = await findByText(ctx, text);
      expect(payments).toMatchObject([{ amount: "CHF\u00a01'234.50", about: "Muster, 21 Nov 2026" }]);
      expect(payments[0]?.to).toContain("/payments?state=unassigned&q=1%27234.50#");
    }
    expect((await findByText(ctx, "1234.55")).payments).toMatchObject([{ about: "21 Nov 2026" }]);
    const other = await member(platform, { email: "other@example.ch" });
    const nothing = { entries: [], series: [], payments: [] };
    expect(await findByText(other, "1234.50")).toMatchObject(nothing);
    expect(await findByText(other, "wartung")).toMatchObject(nothing);
  });

  it("an act is found for the invoices to which it can be done", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const named = { recipient: { ...INVOICE.recipient, name: "Muster AG" } };
    const draft = await invoiceWith(ctx, "draft", named);
    const sent = await invoiceWith(ctx, "sent", named);
    const overdue = await invoiceWith(ctx, "overdue", named);
    await invoiceWith(ctx, "paid", named);
    const acts = async (text: string) => (await findByText(ctx, text)).acts.map(({ id }) => id);
    expect(await acts("remind muster")).toEqual([overdue]);
    expect(await acts("Muster als bezahlt markieren")).toEqual([overdue, sent]);
    expect(await acts("envoyer Muster")).toEqual([draft]);
    expect(await acts("sollecitare Rossi")).toEqual([]);
  });

  it("a payment is found in the list of its state, and one that was taken back nowhere", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const invoice = await invoiceWith(ctx, "sent");
    const payment = await recordPayment(ctx, invoice, { amount: 48_05, note: "" });
    const found = async () => (await findByText(ctx, "48.05")).payments.map(({ to }) => to);
    expect(await found()).toEqual([`/payments?state=booked&q=48.05#${payment}`]);
    await undoPayment(ctx, payment);
    expect(await found()).toEqual([]);
  });

  it("three acts are found, those longest due first, and no reminder after the last", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const ids: string[] = [];
    for (const dueDate of ["2026-11-13", "2026-11-11", "2026-11-12", "2026-11-10"])
      ids.push(await invoiceWith(ctx, "overdue", { dueDate }));
    const [latest, second, third, longest = ""] = ids;
    const acts = async () => (await findByText(ctx, "mahnen Sarka")).acts.map(({ id }) => id);
    expect(await acts()).toEqual([longest, second, third]);
    const invoice = ctx.db.updateTable("invoices").where("id", "=", longest);
    await invoice.set({ reminded_level: 3, reminded_on: "2026-11-20" }).execute();
    expect(await acts()).toEqual([second, third, latest]);
  });
});
