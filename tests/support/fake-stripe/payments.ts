import type Stripe from "stripe";
import type { FakeAccount } from "./account.ts";
import { FakeError } from "./fake-error.ts";
import { invoiceShape, type Line } from "./invoice-shape.ts";

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0]!;
}

export function intervalOf(price: Stripe.Price): string {
  return price.recurring?.interval ?? "month";
}

export function bill(
  account: FakeAccount,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: Line[],
): Stripe.Invoice {
  const id = account.newId("in");
  const invoice: Stripe.Invoice = invoiceShape({
    id,
    customer: String(subscription.customer),
    subscription: subscription.id,
    itemId: itemOf(subscription).id,
    created: account.now(),
    reason,
    lines,
    url: `${account.origin}/i/${id}`,
  });
  account.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  return invoice;
}

/** One line for a whole period of a price. */
export function fullLine(price: Stripe.Price, start: number, end: number): Line {
  const amount = price.unit_amount ?? 0;
  return {
    description: `1 × Pro (${intervalOf(price)})`,
    amount,
    price: price.id,
    isProration: false,
    start,
    end,
  };
}

/** Charges the card. @returns whether it was paid */
export function charge(account: FakeAccount, invoice: Stripe.Invoice): boolean {
  invoice.attempted = true;
  invoice.attempt_count++;
  if (account.cards.get(String(invoice.customer)) !== "ok") {
    account.emit("invoice.payment_failed", invoice);
    return false;
  }
  invoice.status = "paid";
  invoice.status_transitions.paid_at = account.now();
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  account.emit("invoice.paid", invoice);
  return true;
}

export function subscriptionOf(account: FakeAccount, invoice: Stripe.Invoice): Stripe.Subscription {
  const details = invoice.parent?.subscription_details?.subscription;
  return account.subscription(typeof details === "string" ? details : "");
}

export function invoiceById(account: FakeAccount, id: string): Stripe.Invoice {
  const invoice = account.invoices.get(id);
  if (!invoice) throw new FakeError(404, `No such invoice: '${id}'`, { code: "resource_missing" });
  return invoice;
}
