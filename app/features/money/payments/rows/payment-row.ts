import type { PaymentState } from "#app/features/books/ledger/payment.ts";
import type { ReviewGroup } from "#app/features/money/payments/review/review-group.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

/** How sure a proposal is. */
export type Certainty = "sure" | "part" | "weak";

/** A payment as lists show it: days and amounts are formatted. */
export interface PaymentRow {
  id: string;
  state: PaymentState;
  day: string;
  payer: string;
  /** One of them, or neither. */
  reference: string;
  message: string;
  amount: string;
  rappen: Rappen;
  currency: Currency;
  /** The amount in the currency that was paid: `EUR 620.00`. */
  original: string;
  /** What was refunded before the bank took it back: `CHF 50.00`, else empty. */
  owed: string;
  invoices: RowInvoice[];
  /** Key of a text, and its amount. */
  why: { key: string; amount: string };
  certainty: Certainty;
  group: ReviewGroup;
  how: string;
  /** What the payment provider keeps; empty where there is none. */
  fee: string;
}

export interface RowInvoice {
  id: string;
  number: string;
  /** What it still owes. */
  due: string;
}
