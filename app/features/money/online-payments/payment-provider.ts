import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

/** Whoever takes card and TWINT payments for a business. Every call may throw a ProviderFailure. */
export interface PaymentProvider {
  /** The same order again gives the same page. */
  createPayment(order: PaymentOrder): Promise<OrderedPage>;
  readPayment(reference: string): Promise<ProviderPayment | null>;
  /** Closes the page, so that nobody can pay on it any more; one that was paid stays as it is. */
  closePayment(reference: string): Promise<void>;
  /** The page on which that money was paid; null when it was paid elsewhere. */
  findReference(intent: string): Promise<string | null>;
}

export interface PaymentOrder {
  id: string;
  invoiceId: string;
  linkVersion: number;
  currency: Currency;
  amount: Rappen;
  title: string;
  locale: Locale;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

interface OrderedPage {
  reference: string;
  url: string | null;
}

export interface ProviderPayment {
  state: "open" | "pending" | "paid" | "failed" | "expired";
  url: string | null;
  order: { id: string; invoiceId: string; linkVersion: number };
  intent: string | null;
  currency: string;
  amount: Rappen;
  received: ReceivedOnline | null;
}

export interface ReceivedOnline {
  amount: Rappen;
  at: Date;
  method: string;
  fee: Rappen | null;
  /** Refunded, or withdrawn by a dispute. */
  takenBack: Rappen;
  isDisputed: boolean;
}

/** The only part of an event that is trusted. */
export interface ProviderNotice {
  id: string;
  type: string;
  /** The account that it is about, where the provider serves several. */
  account: string | null;
  about: { reference: string; orderId: string } | { intent: string } | { account: string } | null;
}

export type FailureReason = "unreachable" | "key_refused" | "permission_missing" | "refused";

export class ProviderFailure extends Error {
  readonly reason: FailureReason;

  /** @param detail for the log: nothing of the payer, no key */
  constructor(reason: FailureReason, detail: string) {
    super(`payment provider: ${reason} ${detail}`);
    this.reason = reason;
  }
}
