import Stripe from "stripe";
import { listShape } from "./shapes.ts";

export interface Line {
  description: string;
  /** Rappen; negative for a credit. */
  amount: number;
  price: string;
  isProration: boolean;
  start: number;
  end: number;
}

interface Bill {
  id: string;
  customer: string;
  subscription: string;
  itemId: string;
  created: number;
  reason: Stripe.Invoice.BillingReason;
  lines: Line[];
  /** Null for a preview. */
  url: string | null;
}

/** An open invoice, or a preview of one. */
export function invoiceShape({ id, customer, subscription, itemId, created, reason, lines, url }: Bill) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total);
  return {
    id,
    object: "invoice",
    account_country: "CH",
    account_name: "Rappen",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created,
    currency: "chf",
    custom_fields: null,
    customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: url,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listShape(
      `/v1/invoices/${id}/lines`,
      lines.map((line, index) => lineShape(line, id, index, subscription, itemId)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice;
}

function lineShape(line: Line, invoice: string, index: number, subscription: string, itemId: string) {
  return {
    id: `il_${invoice}_${index}`,
    object: "line_item",
    amount: line.amount,
    currency: "chf",
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: null,
        subscription,
        subscription_item: itemId,
      },
      type: "subscription_item_details",
    },
    period: { end: line.end, start: line.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: "prod_pro" },
      type: "price_details",
      unit_amount_decimal: Stripe.Decimal.from(line.amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription,
    subtotal: line.amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
}
