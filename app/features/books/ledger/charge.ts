import type { InvoiceChargesTable } from "#app/platform/database/schema/payments.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import type { MoneyKind } from "./order.ts";
import { type Allocation, sumOf } from "./payment.ts";

/** A charge that a reminder adds to the invoice. */
export type ChargeKind = Exclude<MoneyKind, "payment">;

const CHARGE_KINDS = ["interest", "reminder_fee"] as const satisfies readonly ChargeKind[];

export type ChargeReason = InvoiceChargesTable["reason"];

type ClaimId = Pick<Charge, "reminderId" | "kind">;

export interface Charge {
  id: string;
  invoiceId: string;
  reminderId: string;
  kind: ChargeKind;
  /** Negative where the entry ends a charge. */
  amount: Rappen;
  chargedOn: Day;
  reason: ChargeReason;
  /** The write-off that ended the charge; else empty. */
  allocationId: string;
  vat: VatRow[];
}

interface Accounted {
  total: Rappen;
  charges: readonly Pick<Charge, "kind" | "amount">[];
  allocations: readonly Pick<Allocation, "kind" | "amount">[];
}

interface AccountedCharges extends Pick<Accounted, "allocations"> {
  charges: readonly Charge[];
}

/** The part of the charges that is neither paid nor ended. */
export function openCharge(kind: ChargeKind, { charges, allocations }: Omit<Accounted, "total">): Rappen {
  return sumOf(charges, kind) - sumOf(allocations, kind);
}

/** The latest charge, the only one that can be open: each letter ends the open rest of those before. */
export function lastCharge(charges: readonly Charge[], kind: ChargeKind): Charge | undefined {
  return charges.findLast((charge) => charge.kind === kind && charge.amount > 0);
}

/** The day of the letter, also where a charge was ended and claimed again. */
export function dayOfClaim(charges: readonly Charge[], { reminderId, kind }: ClaimId): Day {
  const first = charges.find((charge) => charge.reminderId === reminderId && charge.kind === kind);
  return first?.chargedOn ?? "";
}

/** Whether money of that day came in before the letter whose charge of the kind is open. */
export function isBeforeLetter(day: Day, kind: ChargeKind, charged: AccountedCharges): boolean {
  const last = lastCharge(charged.charges, kind);
  return last !== undefined && openCharge(kind, charged) > 0 && day < dayOfClaim(charged.charges, last);
}

/** The charges without their open rest. A new letter shows them so, because it charges that rest again. */
export function settledCharges({ charges, allocations }: AccountedCharges): Charge[] {
  const endings = CHARGE_KINDS.flatMap((kind) => {
    const open = openCharge(kind, { charges, allocations });
    const last = lastCharge(charges, kind);
    return open > 0 && last ? [{ ...last, amount: -open, vat: [] }] : [];
  });
  return [...charges, ...endings];
}

/** What was not ended of the interest or fee of one letter. */
export function standingCharge(charges: readonly Charge[], { reminderId, kind }: ClaimId): Rappen {
  const own = charges.filter((charge) => charge.reminderId === reminderId);
  return sumOf(own, kind);
}

/** The open amount of the rows, without interest and fees. */
export function openRows({ total, allocations }: Omit<Accounted, "charges">): Rappen {
  return allocations.reduce((open, { kind, amount }) => (isOfCharge(kind) ? open : open - amount), total);
}

export function isOfCharge(kind: string): kind is ChargeKind {
  return CHARGE_KINDS.some((known) => known === kind);
}
