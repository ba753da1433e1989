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
  /** End of a cancelled subscription; null while it renews itself. */
  ends_at: string | null;
  /** Instant since which a payment is missing. */
  past_due_since: string | null;
  /** Number of the question to Stripe whose answer this is: an older answer never replaces it. */
  asked: number;
  answered: number;
  synced_at: string;
  created_at: string;
}

/** Webhook events, each accepted once. */
export interface StripeEventsTable {
  /** `evt_…` */
  id: string;
  type: string;
  customer_id: string;
  received_at: string;
  /** Null until processed. */
  processed_at: string | null;
}
