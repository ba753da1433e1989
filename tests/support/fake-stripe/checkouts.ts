import type Stripe from "stripe";
import type { FakeAccount } from "./account.ts";
import { checkoutShape } from "./checkout-shape.ts";
import { FakeError, missing } from "./fake-error.ts";
import { type FormTree, textAt } from "./form-body.ts";
import { bill, charge, fullLine, intervalOf } from "./payments.ts";
import { periodEnd } from "./periods.ts";
import { subscriptionShape } from "./subscription-shape.ts";

/** What a checkout sells, which its object does not tell. */
const SOLD = new WeakMap<Stripe.Checkout.Session, { price: string; metadata: Record<string, string> }>();

export function openCheckout(account: FakeAccount, params: FormTree): Stripe.Checkout.Session {
  const customer = account.customer(textAt(params, "customer") ?? "");
  const price = account.price(textAt(params, "line_items.0.price") ?? "");
  const withTax = textAt(params, "automatic_tax.enabled") === "true";
  if (textAt(params, "mode") !== "subscription")
    throw new FakeError(400, "Only subscriptions are sold here.");
  for (const name of ["success_url", "cancel_url"]) {
    if (!URL.canParse(textAt(params, name) ?? "")) throw new FakeError(400, `Not a valid URL: ${name}`);
  }
  if (withTax && textAt(params, "customer_update.address") !== "auto")
    throw new FakeError(
      400,
      "Automatic tax calculation in Checkout requires a valid address on the Customer.",
    );
  const id = account.newId("cs_test");
  const session: Stripe.Checkout.Session = checkoutShape({
    id,
    url: `${account.origin}/c/pay/${id}`,
    created: account.now(),
    customer: customer.id,
    amount: price.unit_amount ?? 0,
    clientReferenceId: textAt(params, "client_reference_id") ?? null,
    locale: textAt(params, "locale") ?? "auto",
    successUrl: textAt(params, "success_url") ?? "",
    cancelUrl: textAt(params, "cancel_url") ?? "",
    metadata: textsIn(params.metadata),
    withTax,
  });
  const data = params.subscription_data;
  const metadata = textsIn(typeof data === "object" ? data.metadata : undefined);
  SOLD.set(session, { price: price.id, metadata });
  account.checkouts.set(id, session);
  return session;
}

export function checkoutById(account: FakeAccount, id: string): Stripe.Checkout.Session {
  const session = account.checkouts.get(id);
  if (!session) throw missing("checkout.session", id);
  return session;
}

export function expireCheckout(account: FakeAccount, id: string): Stripe.Checkout.Session {
  const session = checkoutById(account, id);
  if (session.status !== "open")
    throw new FakeError(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
  session.status = "expired";
  session.url = null;
  account.emit("checkout.session.expired", session);
  return session;
}

/** The customer pays: a subscription begins. @returns it, or null when the card is refused */
export function payCheckout(
  account: FakeAccount,
  id: string,
  card: "ok" | "declined" = "ok",
): Stripe.Subscription | null {
  const session = checkoutById(account, id);
  if (session.status !== "open") throw new FakeError(400, "This Checkout Session is no longer available.");
  const customer = account.customer(String(session.customer));
  if (card === "declined") return null;
  account.cards.set(customer.id, card);
  const sold = SOLD.get(session)!;
  const price = account.price(sold.price);
  const start = account.now();
  const end = periodEnd(start, intervalOf(price));
  const subscription: Stripe.Subscription = subscriptionShape({
    id: account.newId("sub"),
    itemId: account.newId("si"),
    customer: customer.id,
    price,
    start,
    end,
    metadata: sold.metadata,
  });
  account.subscriptions.set(subscription.id, subscription);
  const invoice = bill(account, subscription, "subscription_create", [fullLine(price, start, end)]);
  account.emit("customer.subscription.created", subscription);
  charge(account, invoice);
  Object.assign(session, {
    status: "complete",
    payment_status: "paid",
    url: null,
    subscription: subscription.id,
    invoice: invoice.id,
  });
  account.emit("checkout.session.completed", session);
  return subscription;
}

function textsIn(tree: FormTree | string | undefined): Record<string, string> {
  const pairs = Object.entries(typeof tree === "object" ? tree : {});
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
