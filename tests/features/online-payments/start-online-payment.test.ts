import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { removeProvider } from "#app/features/money/online-payments/provider/save-provider-key.server.ts";
import { startOnlinePayment } from "#app/features/money/online-payments/start-online-payment.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { payPage } from "../../support/online-payments/merchant-pages.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import {
  LINK,
  PAGE,
  pressPay,
  providerPermit,
  takingMoneyOnline,
} from "../../support/online-payments/paying-online.ts";
import { later, member } from "../../support/platform.ts";

const TOTAL = 648_49;
const MINUTE = 60_000;

onDatabaseOfDay((open) => {
  it("leads to a page at Stripe over what is due, and books nothing", async () => {
    const { ctx, merchant } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, id, { amount: 148_49, note: "" });
    const page = merchant.session(await pressPay(ctx, id));
    const { number, status, settled } = await findInvoice(ctx, id);
    expect(page).toMatchObject({
      amount_total: 500_00,
      currency: "chf",
      mode: "payment",
      locale: "en",
      success_url: `${PAGE}?lang=en&paid=1`,
      cancel_url: `${PAGE}?lang=en`,
      metadata: { invoice_id: id, link_version: "1", online_payment_id: page.client_reference_id },
    });
    expect([number.length > 0, status, settled]).toEqual([true, "sent", 148_49]);
  });

  it("pressed again, and by many at once, leads to the same page", async () => {
    const { ctx, merchant } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    const pages = await Promise.all(Array.from({ length: 10 }, () => pressPay(ctx, id)));
    expect(new Set([...pages, await pressPay({ ...ctx, locale: "de" }, id)]).size).toBe(1);
    expect(merchant.sessions.size).toBe(1);
    expect(await ctx.db.selectFrom("online_payments").select("state").execute()).toEqual([{ state: "open" }]);
  });

  it("finds the page again that Stripe had made when its answer was lost", async () => {
    const { ctx, merchant, platform } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    const page = await pressPay(ctx, id);
    await ctx.db.updateTable("online_payments").set({ session_id: null }).execute();
    platform.pass(MINUTE);
    expect(await pressPay(ctx, id)).toBe(page);
    expect(merchant.sessions.size).toBe(1);
  });

  it("closes the page over another amount, and makes a new one after half an hour", async () => {
    const { ctx, merchant, platform } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    const first = await pressPay(ctx, id);
    await recordPayment(ctx, id, { amount: 48_49, note: "" });
    const second = await pressPay(ctx, id);
    expect([merchant.session(first).status, merchant.session(second).amount_total]).toEqual([
      "expired",
      600_00,
    ]);
    platform.pass(34 * MINUTE);
    expect([first, second]).not.toContain(await pressPay(ctx, id));
  });

  it("asks nobody to pay again while a payment waits to be confirmed", async () => {
    const { ctx, merchant } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    payPage(merchant, await pressPay(ctx, id));
    expect(await startOnlinePayment(later(ctx), id, LINK)).toEqual({ outcome: "confirming" });
    expect(merchant.sessions.size).toBe(1);
  });

  it("says so when Stripe fails, and goes on when it is back", async () => {
    const { ctx, fake, merchant } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    for (const status of [500, 503, 429, 402]) {
      fake.failNext(status);
      expect(await startOnlinePayment(ctx, id, LINK)).toEqual({ outcome: "failed" });
    }
    expect(merchant.session(await pressPay(ctx, id)).amount_total).toBe(TOTAL);
    expect(await findInvoice(ctx, id)).toMatchObject({ settled: 0, status: "sent" });
  });

  it("is offered for what is due alone, on Pro, and while Stripe is set up", async () => {
    const { ctx, platform } = await takingMoneyOnline(await open());
    const notOffered = { outcome: "not_offered" };
    for (const status of ["draft", "paid", "cancelled", "credited", "written_off"] as const)
      expect(await startOnlinePayment(ctx, await invoiceWith(ctx, status), LINK), status).toEqual(notOffered);
    const small = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, small, { amount: TOTAL - 49, note: "" });
    expect(await startOnlinePayment(ctx, small, LINK)).toEqual(notOffered);

    const least = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, least, { amount: TOTAL - 50, note: "" });
    await pressPay(ctx, least);

    const id = await invoiceWith(ctx, "overdue");
    await pressPay(ctx, id);
    const plan = (name: string) => ctx.db.updateTable("businesses").set({ plan: name }).execute();
    const other = await invoiceWith(ctx, "sent");
    await plan("free");
    expect(await startOnlinePayment(ctx, other, LINK)).toEqual(notOffered);
    await plan("pro");
    await removeProvider(ctx, await providerPermit(ctx));
    expect(await startOnlinePayment(ctx, other, LINK)).toEqual(notOffered);
    const stranger = await member(platform, { email: "other@example.ch" });
    expect(await startOnlinePayment(stranger, id, LINK)).toEqual(notOffered);
  });
});
