import type Stripe from "stripe";

/** How long a checkout can be paid, in seconds: a day. */
const OPEN = 24 * 60 * 60;

interface Opened {
  id: string;
  url: string;
  created: number;
  customer: string;
  amount: number;
  clientReferenceId: string | null;
  locale: string;
  successUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
  withTax: boolean;
}

/** A checkout that waits to be paid. */
export function checkoutShape(opened: Opened) {
  return {
    id: opened.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: opened.amount,
    amount_total: opened.amount,
    automatic_tax: { enabled: opened.withTax, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: opened.cancelUrl,
    client_reference_id: opened.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: opened.created,
    currency: "chf",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: opened.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: opened.created + OPEN,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: opened.locale,
    managed_payments: null,
    metadata: opened.metadata,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: opened.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: opened.url,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}
