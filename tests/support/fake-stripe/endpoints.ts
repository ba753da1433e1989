import type Stripe from "stripe";
import type { FakeAccount } from "./account.ts";
import { checkoutById, expireCheckout, openCheckout } from "./checkouts.ts";
import { missing } from "./fake-error.ts";
import { type FormTree, textAt } from "./form-body.ts";
import { customerShape, listShape, portalShape } from "./shapes.ts";
import { endSubscription, previewInvoice, updateSubscription } from "./subscription-changes.ts";

type Endpoint = (account: FakeAccount, params: FormTree, id: string) => object;

/** What we use of Stripe's API; `:id` stands for one step of the path. */
export const ENDPOINTS: Record<string, Endpoint> = {
  "POST /v1/customers": createCustomer,
  "GET /v1/customers/:id": retrieveCustomer,
  "DELETE /v1/customers/:id": deleteCustomer,
  "GET /v1/prices": listPrices,
  "GET /v1/prices/:id": retrievePrice,
  "POST /v1/checkout/sessions": openCheckout,
  "GET /v1/checkout/sessions": listCheckouts,
  "GET /v1/checkout/sessions/:id": (account, _params, id) => checkoutById(account, id),
  "POST /v1/checkout/sessions/:id/expire": (account, _params, id) => expireCheckout(account, id),
  "GET /v1/subscriptions": listSubscriptions,
  "GET /v1/subscriptions/:id": (account, _params, id) => account.subscription(id),
  "POST /v1/subscriptions/:id": (account, params, id) => updateSubscription(account, id, params),
  "POST /v1/invoices/create_preview": previewInvoice,
  "POST /v1/billing_portal/sessions": openPortal,
};

function createCustomer(account: FakeAccount, params: FormTree): Stripe.Customer {
  const metadata = typeof params.metadata === "object" ? params.metadata : {};
  const customer = customerShape(account.newId("cus"), account.now(), {
    email: textAt(params, "email") ?? null,
    metadata: metadata as Record<string, string>,
  });
  account.customers.set(customer.id, customer);
  return customer;
}

/** A deleted customer can still be looked at. */
function retrieveCustomer(account: FakeAccount, _params: FormTree, id: string): object {
  if (account.deletedCustomers.has(id)) return { id, object: "customer", deleted: true };
  return account.customer(id, 404);
}

function deleteCustomer(account: FakeAccount, _params: FormTree, id: string): object {
  const customer = account.customer(id, 404);
  account.deletedCustomers.add(id);
  for (const subscription of account.subscriptionsOf(id)) endSubscription(account, subscription);
  account.emit("customer.deleted", customer);
  return { id, object: "customer", deleted: true } satisfies Stripe.DeletedCustomer;
}

function listPrices(account: FakeAccount, params: FormTree): object {
  const key = textAt(params, "lookup_keys.0");
  const isActive = textAt(params, "active") !== "false";
  const found = account.prices.filter((price) => price.lookup_key === key && price.active === isActive);
  return listShape("/v1/prices", found);
}

function retrievePrice(account: FakeAccount, _params: FormTree, id: string): Stripe.Price {
  const price = account.prices.find((price) => price.id === id);
  if (!price) throw missing("price", id);
  return price;
}

function listCheckouts(account: FakeAccount, params: FormTree): object {
  const { id } = account.customer(textAt(params, "customer") ?? "");
  const status = textAt(params, "status");
  const found = [...account.checkouts.values()].filter(
    (session) => session.customer === id && (!status || session.status === status),
  );
  return listShape("/v1/checkout/sessions", found.reverse());
}

/** The newest first; ended ones only when `status` is `all`. A deleted customer keeps theirs. */
function listSubscriptions(account: FakeAccount, params: FormTree): object {
  const customer = textAt(params, "customer") ?? "";
  if (!account.customers.has(customer)) throw missing("customer", customer, 400);
  const isAll = textAt(params, "status") === "all";
  const found = account.subscriptionsOf(customer).filter(({ status }) => isAll || status !== "canceled");
  return listShape("/v1/subscriptions", found);
}

function openPortal(account: FakeAccount, params: FormTree): Stripe.BillingPortal.Session {
  const { id: customer } = account.customer(textAt(params, "customer") ?? "");
  const id = account.newId("bps");
  const session = portalShape(id, account.now(), {
    customer,
    returnUrl: textAt(params, "return_url") ?? "",
    url: `${account.origin}/p/session/${id}`,
    locale: textAt(params, "locale") ?? "auto",
  });
  account.portals.set(id, session);
  return session;
}
