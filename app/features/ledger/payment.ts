import { z } from "zod";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import { MONEY_KINDS, type MoneyKind, SETTLING_ORDERS } from "./order.ts";

export const PAYMENT_STATES = ["booked", "proposed", "unassigned", "ignored", "reversed"] as const;
/** What a credit note is worth is no payment; `withdrawn` with it. */
export const STATES_OF_CREDIT = ["credit", "withdrawn"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number] | (typeof STATES_OF_CREDIT)[number];

export const PAYMENT_SOURCES = ["manual", "import", "bank", "stripe"] as const;
/** What a credit note is worth is kept beside the payments, with the credit note's id. */
export type PaymentSource = (typeof PAYMENT_SOURCES)[number] | "credit_note";

/** Whoever reports it knows that the money came in; undone, it waits to be assigned. */
export function isReported(source: PaymentSource): boolean {
  return source === "bank" || source === "stripe";
}

/** `credit`: by the invoice's own credit note. A client's credit used for another invoice is money. */
export const ALLOCATION_KINDS = [...MONEY_KINDS, "credit", "skonto", "rounding", "write_off"] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

const whole = z.number().int();

export const vatRowsSchema = z.array(z.object({ rate: whole, net: whole, vat: whole }));

/** Of the allocations or charges of one kind. */
export function sumOf<Kind extends string>(
  entries: readonly { kind: Kind; amount: Rappen }[],
  kind: NoInfer<Kind>,
): Rappen {
  return entries.reduce((sum, part) => sum + (part.kind === kind ? part.amount : 0), 0);
}

/** These take from what came in; the others let a rest go. */
export const OF_PAYMENT: readonly AllocationKind[] = [...MONEY_KINDS, "credit"];

export function isMoney(kind: AllocationKind): kind is MoneyKind {
  return kind === "payment" || kind === "interest" || kind === "reminder_fee";
}

/** What came in, whatever of the invoice it settles. */
export function moneyOf(allocations: readonly Pick<Allocation, "kind" | "amount">[]): Rappen {
  return allocations.reduce((sum, { kind, amount }) => (isMoney(kind) ? sum + amount : sum), 0);
}

/**
 * Part of what an invoice is settled by. `paymentId` is null where no money came in, and the credit note's id for
 * `credit`.
 */
export interface Allocation {
  id: string;
  invoiceId: string;
  paymentId: string | null;
  kind: AllocationKind;
  amount: Rappen;
  settledOn: string;
  /** The reason of a write-off. */
  note: string;
  /** How much of Skonto, a fee or a write-off is net and VAT, by rate. */
  vat: VatRow[];
  /** Of the credit note, or the one whose credit is used; else empty. */
  creditNoteNumber: string;
  /** Money of the client's credit, not of a payment of this invoice. */
  isOfCredit: boolean;
}

/** An allocation that ended as its money went back to the client. */
export interface Returned extends Allocation {
  returnedOn: string;
  by: "reversal" | "refund";
}

/** What would be allocated when a proposal is confirmed. */
export const proposalSchema = z.array(
  z.object({
    invoiceId: z.string(),
    kind: z.enum(ALLOCATION_KINDS),
    amount: z.number().int(),
    /** Of money; interest and fees come first where nothing is said. */
    order: z.enum(SETTLING_ORDERS).optional(),
  }),
);

export type ProposedAllocation = z.output<typeof proposalSchema>[number];

/** Money that came in once. */
export interface Payment {
  id: string;
  clientId: string | null;
  state: PaymentState;
  amount: Rappen;
  /** Of the amount, what settles invoices; the rest is the client's credit. */
  allocated: Rappen;
  /** What was paid back of it. */
  refunded: Rappen;
  paidOn: string;
  source: PaymentSource;
  note: string;
  payerName: string;
  payerIban: string;
  reference: string;
  message: string;
  instructed: { amount: number; currency: string } | null;
  charges: Rappen;
  /** What the payment provider keeps of the amount; null where there is none, or nobody has said yet. */
  fee: Rappen | null;
  /** Paid online: `card`, `twint` …; else empty. */
  method: string;
  /** A code: why it waits, or how it was booked. Empty for payments by hand. */
  reason: string;
  /** Whether a person confirmed what was proposed. */
  isConfirmed: boolean;
  proposal: ProposedAllocation[];
  bankFileId: string | null;
  reversedAt: string | null;
  createdAt: string;
}

export function creditOf({
  state,
  amount,
  allocated,
  refunded,
}: Pick<Payment, "state" | "amount" | "allocated" | "refunded">): Rappen {
  return state === "booked" || state === "credit" ? amount - allocated - refunded : 0;
}
