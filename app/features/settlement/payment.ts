import { z } from "zod";
import type { Rappen } from "#app/swiss/money.ts";

export const PAYMENT_STATES = ["booked", "proposed", "unassigned", "ignored", "reversed"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_SOURCES = ["manual", "import", "bank"] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

export const ALLOCATION_KINDS = ["payment", "rounding"] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

/** Part of what an invoice is settled by. `paymentId` is null where no money came in. */
export interface Allocation {
  id: string;
  invoiceId: string;
  paymentId: string | null;
  kind: AllocationKind;
  amount: Rappen;
  settledOn: string;
}

/** What would be allocated when a proposal is confirmed. */
export const proposalSchema = z.array(
  z.object({ invoiceId: z.string(), kind: z.enum(ALLOCATION_KINDS), amount: z.number().int() }),
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
  paidOn: string;
  source: PaymentSource;
  note: string;
  payerName: string;
  payerIban: string;
  reference: string;
  message: string;
  instructed: { amount: number; currency: string } | null;
  charges: Rappen;
  /** A code: why it waits, or how it was booked. Empty for payments by hand. */
  reason: string;
  proposal: ProposedAllocation[];
  bankFileId: string | null;
  reversedAt: string | null;
  createdAt: string;
}

export function creditOf({
  state,
  amount,
  allocated,
}: Pick<Payment, "state" | "amount" | "allocated">): Rappen {
  return state === "booked" ? amount - allocated : 0;
}
