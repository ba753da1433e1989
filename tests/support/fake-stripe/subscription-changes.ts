import type Stripe from "stripe";
import type { FakeAccount } from "./account.ts";
import { FakeError } from "./fake-error.ts";
import { type FormTree, textAt, textsAt } from "./form-body.ts";
import { type Line, invoiceShape } from "./invoice-shape.ts";
import { bill, charge, fullLine, intervalOf, invoiceById, itemOf, subscriptionOf } from "./payments.ts";
import { periodEnd } from "./periods.ts";
import { planShape } from "./subscription-shape.ts";

/** What Stripe takes together with `payment_behavior: pending_if_incomplete`. */
const PENDING = [
  "items",
  "proration_behavior",
  "proration_date",
  "billing_cycle_anchor",
  "payment_behavior",
  "expand",
];

/** How long an update waits to be paid, in seconds: 23 hours. */
const PENDING_FOR = 23 * 60 * 60;

export function updateSubscription(account: FakeAccount, id: string, params: FormTree): object {
  const subscription = account.subscription(id);
  if (subscription.status === "canceled")
    throw new FakeError(
      400,
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  if ("cancel_at" in params && "cancel_at_period_end" in params)
    throw new FakeError(400, "You passed both `cancel_at` and `cancel_at_period_end`. Pass one of them.");
  if (textAt(params, "cancel_at_period_end") === "true") cancelAtPeriodEnd(account, subscription);
  if (textAt(params, "cancel_at_period_end") === "false" && subscription.cancel_at_period_end)
    keepGoing(subscription);
  if (textAt(params, "cancel_at") === "" && !subscription.cancel_at_period_end) keepGoing(subscription);
  if ("items" in params) changePrice(account, subscription, params);
  account.emit("customer.subscription.updated", subscription);
  if (!textsAt(params, "expand").includes("latest_invoice")) return subscription;
  const invoice = account.invoices.get(String(subscription.latest_invoice));
  return { ...subscription, latest_invoice: invoice ?? null };
}

function cancelAtPeriodEnd(account: FakeAccount, subscription: Stripe.Subscription): void {
  subscription.cancel_at_period_end = true;
  subscription.cancel_at = itemOf(subscription).current_period_end;
  subscription.canceled_at = account.now();
}

/** Cancels as the customer's own page does in the flexible billing mode: the date is set, the flag is not. */
export function cancelInPortal(account: FakeAccount, subscription: Stripe.Subscription): void {
  subscription.cancel_at = itemOf(subscription).current_period_end;
  subscription.canceled_at = account.now();
  account.emit("customer.subscription.updated", subscription);
}

function keepGoing(subscription: Stripe.Subscription): void {
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  subscription.canceled_at = null;
}

function changePrice(account: FakeAccount, subscription: Stripe.Subscription, params: FormTree): void {
  const isPending = textAt(params, "payment_behavior") === "pending_if_incomplete";
  const unsupported = Object.keys(params).find((name) => !PENDING.includes(name));
  if (isPending && unsupported)
    throw new FakeError(400, `${unsupported} cannot be updated with payment_behavior pending_if_incomplete.`);
  const item = itemOf(subscription);
  if (textAt(params, "items.0.id") !== item.id) throw new FakeError(400, "No such subscription item.");
  const price = account.price(textAt(params, "items.0.price") ?? "");
  const invoice = bill(account, subscription, "subscription_update", prorated(account, subscription, price));
  if (charge(account, invoice) || !isPending) return apply(account, subscription, price);
  subscription.pending_update = {
    billing_cycle_anchor: account.now(),
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: account.now() + PENDING_FOR,
    metadata: null,
    subscription_items: [{ ...item, price, plan: planShape(price) }],
    trial_end: null,
    trial_from_plan: null,
  };
}

/** The new price for a whole period from now on, less what is left of the old one, to the second. */
function prorated(account: FakeAccount, subscription: Stripe.Subscription, price: Stripe.Price): Line[] {
  const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription);
  const now = account.now();
  const left = Math.max(0, end - now) / (end - start);
  const credit = -Math.round((old.unit_amount ?? 0) * left);
  return [
    { description: "Unused time", amount: credit, price: old.id, isProration: true, start: now, end },
    fullLine(price, now, periodEnd(now, intervalOf(price))),
  ];
}

function apply(account: FakeAccount, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const start = account.now();
  Object.assign(itemOf(subscription), {
    price,
    plan: planShape(price),
    current_period_start: start,
    current_period_end: periodEnd(start, intervalOf(price)),
  });
  subscription.billing_cycle_anchor = start;
  subscription.pending_update = null;
}

export function previewInvoice(account: FakeAccount, params: FormTree): Stripe.Invoice {
  const subscription = account.subscription(textAt(params, "subscription") ?? "");
  const price = account.price(textAt(params, "subscription_details.items.0.price") ?? "");
  return invoiceShape({
    id: account.newId("upcoming_in"),
    customer: String(subscription.customer),
    subscription: subscription.id,
    itemId: itemOf(subscription).id,
    created: account.now(),
    reason: "upcoming",
    lines: prorated(account, subscription, price),
    url: null,
  });
}

/** The customer settles an open invoice on its page, with a card that works. */
export function payInvoice(account: FakeAccount, id: string): void {
  const invoice = invoiceById(account, id);
  const subscription = subscriptionOf(account, invoice);
  account.cards.set(String(invoice.customer), "ok");
  if (invoice.status !== "open" || !charge(account, invoice)) return;
  const waiting = subscription.pending_update?.subscription_items?.[0]?.price;
  if (waiting && subscription.latest_invoice === id) {
    apply(account, subscription, waiting);
    account.emit("customer.subscription.pending_update_applied", subscription);
  }
  if (subscription.status === "past_due" || subscription.status === "unpaid") subscription.status = "active";
  account.emit("customer.subscription.updated", subscription);
}

/** Ends at once, as when the customer is deleted or the operator ends it. */
export function endSubscription(account: FakeAccount, subscription: Stripe.Subscription): void {
  if (subscription.status === "canceled") return;
  subscription.status = "canceled";
  subscription.canceled_at ??= account.now();
  subscription.ended_at = account.now();
  account.emit("customer.subscription.deleted", subscription);
}
