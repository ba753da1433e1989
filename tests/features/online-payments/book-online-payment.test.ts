import { expect, it } from "vitest";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { healOnlinePayments } from "#app/features/money/online-payments/settling/heal-online-payments.server.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay, onEachShared } from "../../support/databases/databases.ts";
import {
  expirePage,
  feeOf,
  moneyArrives,
  moneyStaysAway,
  payPage,
  payPageLater,
} from "../../support/online-payments/merchant-pages.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { pressPay, receiveBy, takingMoneyOnline } from "../../support/online-payments/paying-online.ts";
import { testPlatform, visitor } from "../../support/platform.ts";

const TOTAL = 648_49;
const HOUR = 60 * 60_000;

async function paymentsOf(ctx: UserContext) {
  const { payments } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
  return payments.map(({ payment }) => payment);
}

async function attempts(ctx: UserContext) {
  return (await ctx.db.selectFrom("online_payments").select("state").orderBy("id").execute()).map(
    ({ state }) => state,
  );
}

onDatabaseOfDay((open) => {
  it("books the gross amount once Stripe tells of it, and keeps the fee apart", async () => {
    const { ctx, merchant, deliver } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    payPage(merchant, await pressPay(ctx, id), "twint");
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent" });
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: TOTAL, paidOn: ctx.today });
    const booked = { state: "booked", amount: TOTAL, allocated: TOTAL, charges: 0, source: "stripe" };
    expect(await paymentsOf(ctx)).toMatchObject([{ ...booked, method: "twint", fee: feeOf(TOTAL) }]);
    expect(await attempts(ctx)).toEqual(["paid"]);
    const items = [{ description: "Porto", quantity: 1, unitPrice: 20, vatRate: 0 }];
    payPage(merchant, await pressPay(ctx, await invoiceWith(ctx, "sent", { items })), "twint");
    await deliver();
    const fees = new Map((await paymentsOf(ctx)).map(({ amount, fee }) => [amount, fee]));
    expect(fees).toEqual(
      new Map([
        [TOTAL, feeOf(TOTAL)],
        [20_00, feeOf(20_00)],
      ]),
    );
  });

  it("books what the first event tells: of the charge, or of a page whose making was not answered", async () => {
    const { ctx, merchant, webhooks, work } = await takingMoneyOnline(await open());
    const [charged, unanswered] = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "sent")];
    const intent = payPage(merchant, await pressPay(ctx, charged));
    const before = webhooks.waiting.length;
    merchant.emit("charge.succeeded", intent.latest_charge!);
    expect(await webhooks.deliver(webhooks.waiting.at(before)!)).toBe(200);
    await work();
    expect(await findInvoice(ctx, charged)).toMatchObject({ status: "paid" });

    payPage(merchant, await pressPay(ctx, unanswered));
    const waiting = ctx.db.updateTable("online_payments").where("state", "=", "open");
    await waiting.set({ session_id: null }).execute();
    expect(await webhooks.deliver(webhooks.waiting.at(-1)!)).toBe(200);
    await work();
    expect(await findInvoice(ctx, unanswered)).toMatchObject({ status: "paid" });
  });

  it("asks about a page for a week after its end, while Stripe does not answer", async () => {
    const { ctx, fake, platform } = await takingMoneyOnline(await open());
    await pressPay(ctx, await invoiceWith(ctx, "sent"));
    const { expires_at: end } = await ctx.db
      .selectFrom("online_payments")
      .select("expires_at")
      .executeTakeFirstOrThrow();
    platform.pass(Date.parse(end) + 7 * 24 * HOUR - platform.now().getTime());
    const heal = async () => {
      fake.failNext(503, 3);
      await healOnlinePayments(visitor(platform));
      return attempts(ctx);
    };
    expect(await heal()).toEqual(["open"]);
    platform.pass(1);
    expect(await heal()).toEqual(["expired"]);
  });

  it("an event that comes again, early, late or in another order books once", async () => {
    const { ctx, merchant, webhooks, work } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    const intent = payPage(merchant, await pressPay(ctx, id));
    merchant.emit("charge.succeeded", intent.latest_charge!);
    merchant.emit("charge.updated", intent.latest_charge!);
    const events = webhooks.waiting;
    for (const event of [...events.toReversed(), ...events, ...events]) {
      expect(await webhooks.deliver(event)).toBe(200);
      await work();
    }
    expect(await paymentsOf(ctx)).toMatchObject([{ state: "booked", amount: TOTAL }]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: TOTAL });
  });

  it("books nothing on the event's word: Stripe is asked", async () => {
    const { ctx, merchant, webhooks, work } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    const page = merchant.session(await pressPay(ctx, id));
    merchant.emit("checkout.session.completed", { ...page, status: "complete", payment_status: "paid" });
    merchant.emit("checkout.session.completed", { ...page, id: "cs_test_other" });
    for (const event of webhooks.waiting) expect(await webhooks.deliver(event)).toBe(200);
    await work();
    expect(await paymentsOf(ctx)).toEqual([]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent" });
  });

  it("books nothing when amount, currency, invoice or link are not what was asked for", async () => {
    for (const change of [
      { amount_total: 1_00 },
      { currency: "eur" },
      { metadata: { invoice_id: "other", link_version: "1" } },
      { client_reference_id: "other" },
    ]) {
      const { ctx, merchant, deliver } = await takingMoneyOnline(await open());
      const page = await pressPay(ctx, await invoiceWith(ctx, "sent"));
      payPage(merchant, page);
      Object.assign(merchant.session(page), change);
      await deliver();
      expect(await paymentsOf(ctx), JSON.stringify(change)).toEqual([]);
    }
  });

  it("waits for money that comes later, and books nothing when it stays away", async () => {
    const { ctx, merchant, deliver } = await takingMoneyOnline(await open());
    const [comes, stays] = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "sent")];
    const pages = [await pressPay(ctx, comes), await pressPay(ctx, stays)] as const;
    for (const page of pages) payPageLater(merchant, page);
    await deliver();
    expect([await paymentsOf(ctx), await attempts(ctx)]).toEqual([[], ["open", "open"]]);
    moneyArrives(merchant, pages[0]);
    moneyStaysAway(merchant, pages[1]);
    await deliver();
    expect(await attempts(ctx)).toEqual(["paid", "failed"]);
    expect(await findInvoice(ctx, comes)).toMatchObject({ status: "paid" });
    expect(await findInvoice(ctx, stays)).toMatchObject({ status: "sent", settled: 0 });
  });

  it("paid twice, by bank and online, the second payment waits for the owner", async () => {
    const { ctx, merchant, deliver } = await takingMoneyOnline(await open());
    const [whole, part, cancelled, deleted] = [
      await invoiceWith(ctx, "sent"),
      await invoiceWith(ctx, "sent"),
      await invoiceWith(ctx, "sent"),
      await invoiceWith(ctx, "sent"),
    ];
    for (const id of [whole, part, cancelled, deleted]) payPage(merchant, await pressPay(ctx, id));
    await markPaid(ctx, whole);
    await recordPayment(ctx, part, { amount: 600_00, note: "" });
    await cancelInvoice(ctx, cancelled);
    await deleteInvoice(ctx, deleted);
    await deliver();
    const online = (await paymentsOf(ctx)).filter(({ source }) => source === "stripe").reverse();
    expect(online).toMatchObject([
      { state: "unassigned", reason: "already_paid", amount: TOTAL, allocated: 0, clientId: null },
      { state: "booked", amount: TOTAL, allocated: TOTAL - 600_00 },
      { state: "unassigned", reason: "invoice_cancelled", allocated: 0 },
      { state: "unassigned", reason: "invoice_deleted", allocated: 0 },
    ]);
  });

  it("is paid today at the latest, even if Stripe's clock is a day ahead", async () => {
    const { ctx, merchant, deliver } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    const { latest_charge: charge } = payPage(merchant, await pressPay(ctx, id));
    charge!.created += (24 * HOUR) / 1000;
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn: ctx.today });
  });

  it("undone by hand, it waits to be assigned, since it did come in", async () => {
    const { ctx, merchant, deliver } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    payPage(merchant, await pressPay(ctx, id));
    await deliver();
    const [payment] = await paymentsOf(ctx);
    await undoPayment(ctx, payment!.id);
    expect(await paymentsOf(ctx)).toMatchObject([
      { state: "unassigned", reason: "taken_back", allocated: 0 },
    ]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
  });

  it("loses no event while Stripe is away, and finds by itself what no event told", async () => {
    const { ctx, fake, platform, merchant, webhooks, deliver, work } = await takingMoneyOnline(await open());
    const [told, untold, expired] = [
      await invoiceWith(ctx, "sent"),
      await invoiceWith(ctx, "sent"),
      await invoiceWith(ctx, "sent"),
    ];
    payPage(merchant, await pressPay(ctx, told));
    fake.failNext(500);
    await deliver();
    expect(await paymentsOf(ctx)).toEqual([]);
    platform.pass(15_000);
    await work();
    expect(await findInvoice(ctx, told)).toMatchObject({ status: "paid" });

    payPage(merchant, await pressPay(ctx, untold));
    expirePage(merchant, await pressPay(ctx, expired));
    expect(webhooks.waiting).toHaveLength(2);
    platform.pass(HOUR);
    await healOnlinePayments(visitor(platform));
    expect(await findInvoice(ctx, untold)).toMatchObject({ status: "paid" });
    expect(await attempts(ctx)).toEqual(["paid", "paid", "expired"]);
  });

  it("an event that nobody signed, or another business's account, is refused alike", async () => {
    const { ctx, platform, merchant, webhooks, work } = await takingMoneyOnline(await open());
    payPage(merchant, await pressPay(ctx, await invoiceWith(ctx, "sent")));
    const [event] = webhooks.waiting;
    const seconds = platform.now().getTime() / 1000;
    expect(await webhooks.deliver(event!, { secret: "whsec_other" })).toBe(400);
    expect(await webhooks.deliver(event!, { now: () => seconds - 301 })).toBe(400);
    expect(await webhooks.deliver(event!, { now: () => seconds + 301 })).toBe(400);
    for (const id of [ctx.newId(), "nobody", ""]) {
      receiveBy(webhooks, platform, id);
      expect(await webhooks.deliver(event!)).toBe(400);
    }
    await work();
    expect(await ctx.db.selectFrom("stripe_events").selectAll().execute()).toEqual([]);
    expect(await paymentsOf(ctx)).toEqual([]);
  });
});

onEachShared((open) => {
  it("events that two processes get at once book once", async () => {
    const [first, second] = await open();
    const { ctx, platform, fake, merchant, webhooks } = await takingMoneyOnline(first);
    const { SESSION_SECRET } = platform.env;
    const other = testPlatform(second, {
      STRIPE_API_BASE: fake.account.origin,
      SESSION_SECRET: SESSION_SECRET!,
    });
    const id = await invoiceWith(ctx, "sent");
    const intent = payPage(merchant, await pressPay(ctx, id));
    for (let count = 0; count < 5; count++) merchant.emit("charge.updated", intent.latest_charge!);
    const events = webhooks.waiting;
    const receivers = [platform, other].map((one) => {
      receiveBy(webhooks, one, ctx.businessId);
      return webhooks.receive!;
    });
    await Promise.all(
      events.flatMap((event) =>
        receivers.map((receive) => {
          webhooks.receive = receive;
          return webhooks.deliver(event);
        }),
      ),
    );
    await Promise.all([platform, other, platform, other].map((one) => runDueJobs(one, handlers)));
    expect(await paymentsOf(ctx)).toMatchObject([{ state: "booked", amount: TOTAL, allocated: TOTAL }]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: TOTAL });
  });
});
