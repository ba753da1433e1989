/** What Stripe last said about a business's subscription. */
export interface SubscriptionsTable {
  business_id: string;
  /** `cus_…` */
  customer_id: string;
  /** `sub_…`, empty until a checkout was completed. */
  subscription_id: string;
  /** Its only item, `si_…`. */
  item_id: string;
  /** Stripe's own word: `active`, `trialing`, `past_due`, `canceled` …; empty until a checkout was completed. */
  status: string;
  /** `monthly`, `yearly` or empty. */
  period: string;
  /** Instant until which is paid. */
  current_period_end: string | null;
  /** Instant at which it ends because it was cancelled; null while it renews itself. */
  ends_at: string | null;
  /** Instant since which a payment is missing. */
  past_due_since: string | null;
  /** How many times Stripe was asked, and which question's answer stands here: an older one never replaces it. */
  asked: number;
  answered: number;
  /** Instant at which that answer was kept. */
  synced_at: string;
  created_at: string;
}

/** Webhook events, each taken in once. */
export interface StripeEventsTable {
  /** `evt_…` */
  id: string;
  type: string;
  customer_id: string;
  received_at: string;
  /** Null until its work is done. */
  processed_at: string | null;
}
