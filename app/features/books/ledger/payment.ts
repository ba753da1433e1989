import type { Selectable } from "kysely";
import { z } from "zod";
import type { PaymentAllocationsTable } from "#app/platform/database/schema/payments.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import { MONEY_KINDS, type MoneyKind, SETTLING_ORDERS } from "./order.ts";

export const PAYMENT_STATES = ["booked", "proposed", "unassigned", "ignored", "reversed"] as const;
/** States of a credit note's credit, which is stored like a payment. `withdrawn` with the credit note. */
export const STATES_OF_CREDIT = ["credit", "withdrawn"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number] | (typeof STATES_OF_CREDIT)[number];

export const PAYMENT_SOURCES = ["manual", "import", "bank", "stripe"] as const;
/** The credit of a credit note is stored beside the payments, under the credit note's id. */
export type PaymentSource = (typeof PAYMENT_SOURCES)[number] | "credit_note";

/**
 * The bank and payment providers report only money that came in. When such a payment is undone, it waits to be
 * assigned.
 */
export function isReported(source: PaymentSource): boolean {
  return source === "bank" || source === "stripe";
}

/** `credit` is the invoice's own credit note. A client's credit used for another invoice counts as money. */
export const ALLOCATION_KINDS = [...MONEY_KINDS, "credit", "skonto", "rounding", "write_off"] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

const whole = z.number().int();

export const vatRowsSchema = z.array(z.object({ rate: whole, net: whole, vat: whole }));

/** Sum of the entries of one kind, Rappen. */
export function sumOf<Kind extends string>(
  entries: readonly { kind: Kind; amount: Rappen }[],
  kind: NoInfer<Kind>,
): Rappen {
  return entries.reduce((sum, part) => sum + (part.kind === kind ? part.amount : 0), 0);
}

/** Kinds that use up money or credit. The others let a rest go. */
export const OF_PAYMENT: readonly AllocationKind[] = [...MONEY_KINDS, "credit"];

export function isMoney(kind: AllocationKind): kind is MoneyKind {
  return kind === "payment" || kind === "interest" || kind === "reminder_fee";
}

/** Sum of the money among the allocations, Rappen. */
export function moneyOf(allocations: readonly Pick<Allocation, "kind" | "amount">[]): Rappen {
  return allocations.reduce((sum, { kind, amount }) => (isMoney(kind) ? sum + amount : sum), 0);
}

/**
 * One settlement of an invoice. `paymentId` is null where no money came in, and the credit note's id for
 * `credit`.
 */
export interface Allocation {
  id: string;
  invoiceId: string;
  paymentId: string | null;
  kind: AllocationKind;
  amount: Rappen;
  settledOn: string;
  /** The day on which the client's credit was used, which may be long after its money came. */
  usedOn?: string | undefined;
  note: string;
  /** The net amount and VAT by rate; empty for interest, fees without VAT, and money of older versions. */
  vat: VatRow[];
  /** Number of the credit note, or of the one whose credit is used; else empty. */
  creditNoteNumber: string;
  /** Whether it used the client's credit instead of a payment for this invoice. */
  isOfCredit: boolean;
  /** The allocation of the same kind that it takes back, all or in part: its amount is below 0. Else null. */
  takesBack: string | null;
  /** For what takes back: the credit note that it made room for. */
  gaveWayTo?: string | null;
}

/** Credit counts when it is used, but not before its money came. */
export function dayOfUse({ settledOn, usedOn = "" }: Pick<Allocation, "settledOn" | "usedOn">): Day {
  return usedOn > settledOn ? usedOn : settledOn;
}

/** An allocation that ended as its money went back to the client; `amount` of what went back. */
export interface Returned extends Allocation {
  returnedOn: string;
  by: "reversal" | "refund";
  /** The row that says so, and the transaction of the bank behind it. */
  endingId: string;
  endedBy: string | null;
}

type LedgerRow = Pick<Selectable<PaymentAllocationsTable>, "id" | "amount" | "takes_back" | "ending">;

/**
 * Rows are only added: one with an `ending` takes back the row it names, and may itself be taken back. Whoever asks
 * hands over all rows of an invoice or a payment.
 */
export function standingIn<One extends LedgerRow>(rows: readonly One[]): One[] {
  const { left, isEnded } = leftIn(rows);
  return rows.filter((row) => row.ending === "" && (left(row) !== 0 || !isEnded(row)));
}

/** What went back to the client, each with the row that had settled. `amount` in Rappen, as that of `of`. */
export function returnedIn<One extends LedgerRow>(
  rows: readonly One[],
): { of: One; back: One; amount: Rappen }[] {
  const { left } = leftIn(rows);
  const settling = new Map(rows.flatMap((row) => (row.ending === "" ? [[row.id, row]] : [])));
  return rows.flatMap((back) => {
    const of = settling.get(back.takes_back ?? "");
    const wentBack = back.ending === "refund" || back.ending === "reversal";
    return of && wentBack && left(back) !== 0 ? [{ of, back, amount: -left(back) }] : [];
  });
}

function leftIn(rows: readonly LedgerRow[]) {
  const endings = Map.groupBy(
    rows.filter(({ ending }) => ending !== ""),
    ({ takes_back }) => takes_back,
  );
  const left = ({ id, amount }: LedgerRow): Rappen =>
    (endings.get(id) ?? []).reduce((sum, ending) => sum + left(ending), amount);
  return { left, isEnded: ({ id }: LedgerRow) => endings.has(id) };
}

/** The allocations that are made when a proposal is confirmed. */
export const proposalSchema = z.array(
  z.object({
    invoiceId: z.string(),
    kind: z.enum(ALLOCATION_KINDS),
    amount: z.number().int(),
    /** Order for money; interest and fees come first by default. */
    order: z.enum(SETTLING_ORDERS).optional(),
  }),
);

export type ProposedAllocation = z.output<typeof proposalSchema>[number];

export interface Payment {
  id: string;
  clientId: string | null;
  state: PaymentState;
  amount: Rappen;
  currency: Currency;
  /** The part that settles invoices, Rappen; the rest is the client's credit. */
  allocated: Rappen;
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
  /** The payment provider's fee, Rappen; null where there is none or it is not known yet. */
  fee: Rappen | null;
  /** How it was paid: `card`, `twint` …; empty where nobody said. */
  method: string;
  /** Code of the reason why it waits or how it was booked. Empty for payments recorded by hand. */
  reason: string;
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

/** What the client got back before the bank took the whole payment back, Rappen: the client owes it. */
export function owedBack({
  state,
  source,
  refunded,
}: Pick<Payment, "state" | "source" | "refunded">): Rappen {
  return state === "reversed" && source !== "stripe" ? refunded : 0;
}
