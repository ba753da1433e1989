export interface SubscriptionsTable {
  business_id: string;
  customer_id: string;
  subscription_id: string;
  item_id: string;
  /** Stripe's own word: `active`, `past_due` …; empty until a checkout was completed. */
  status: string;
  /** `monthly`, `yearly` or empty. */
  period: string;
  current_period_end: string | null;
  /** Null while it renews itself. */
  ends_at: string | null;
  past_due_since: string | null;
  /** 1: gave Pro when last looked at. */
  gave_pro: number;
  pro_ended_at: string | null;
  /** `payment`, `cancelled` or empty. */
  pro_ended_by: string;
  /** Number of the question to Stripe: an older answer never replaces a newer one. */
  asked: number;
  answered: number;
  synced_at: string;
  created_at: string;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  customer_id: string;
  received_at: string;
  processed_at: string | null;
}
