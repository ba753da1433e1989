import Stripe from "stripe";

/** Objects as Stripe answers them, whole: the types of its own library say what belongs to each. */

export function customerShape(
  id: string,
  created: number,
  given: Pick<Stripe.Customer, "email" | "metadata">,
) {
  return {
    id,
    object: "customer",
    balance: 0,
    created,
    default_source: null,
    description: null,
    ...given,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    shipping: null,
  } satisfies Stripe.Customer;
}

export function priceShape(
  id: string,
  created: number,
  given: { lookupKey: string; amount: number; interval: "month" | "year" },
) {
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created,
    currency: "chf",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey,
    metadata: {},
    nickname: null,
    product: "prod_pro",
    recurring: {
      interval: given.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "inclusive",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: given.amount,
    unit_amount_decimal: Stripe.Decimal.from(given.amount),
  } satisfies Stripe.Price;
}

export function portalShape(
  id: string,
  created: number,
  given: { customer: string; returnUrl: string; url: string; locale: string },
) {
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_fake",
    created,
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: given.url,
  } satisfies Stripe.BillingPortal.Session;
}

export function listShape<T>(url: string, data: T[]) {
  return { object: "list", data, has_more: false, url } satisfies Stripe.ApiList<T>;
}

/** What every event carries, whatever it is about. */
export function eventShape(id: string, created: number, type: string, object: object) {
  return {
    id,
    object: "event" as const,
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

export type FakeEvent = ReturnType<typeof eventShape>;
