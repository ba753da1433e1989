import type Stripe from "stripe";
import { listShape } from "./shapes.ts";

interface Start {
  id: string;
  itemId: string;
  customer: string;
  price: Stripe.Price;
  start: number;
  end: number;
  metadata: Record<string, string>;
}

/** A subscription that has just been paid, in the billing mode that Stripe gives new ones. */
export function subscriptionShape({ id, itemId, customer, price, start, end, metadata }: Start) {
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: start,
    currency: "chf",
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: "pm_fake",
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listShape("/v1/subscription_items", [itemShape({ itemId, subscription: id, price, start, end })]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription;
}

function itemShape(item: {
  itemId: string;
  subscription: string;
  price: Stripe.Price;
  start: number;
  end: number;
}) {
  return {
    id: item.itemId,
    object: "subscription_item",
    billing_thresholds: null,
    created: item.start,
    current_period_end: item.end,
    current_period_start: item.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planShape(item.price),
    price: item.price,
    quantity: 1,
    subscription: item.subscription,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

/** The older name of a price, which an item still carries. */
export function planShape(price: Stripe.Price) {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies Stripe.Plan;
}
