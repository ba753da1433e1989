import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import type { MoneyKind } from "./order.ts";
import { type Allocation, sumOf } from "./payment.ts";

/** What a letter claims beside the rows of its invoice. */
export type ChargeKind = Exclude<MoneyKind, "payment">;

const CHARGE_KINDS = ["interest", "reminder_fee"] as const satisfies readonly ChargeKind[];

/**
 * `letter` and `claimed` (again) charge; the others end what is still open of it: a later letter, a person, a
 * write-off, a cancellation, or the move of an older database.
 */
export type ChargeReason =
  "letter" | "claimed" | "replaced" | "waived" | "written_off" | "withdrawn" | "moved";

export interface Charge {
  id: string;
  invoiceId: string;
  reminderId: string;
  kind: ChargeKind;
  /** Negative where it ends one. */
  amount: Rappen;
  chargedOn: Day;
  reason: ChargeReason;
  /** Of the write-off that ended it; else empty. */
  allocationId: string;
  vat: VatRow[];
}

interface Accounted {
  total: Rappen;
  charges: readonly Pick<Charge, "kind" | "amount">[];
  allocations: readonly Pick<Allocation, "kind" | "amount">[];
}

/** Of what is charged, what is neither settled nor ended. */
export function openCharge(kind: ChargeKind, { charges, allocations }: Omit<Accounted, "total">): Rappen {
  return sumOf(charges, kind) - sumOf(allocations, kind);
}

/** The one that can be open: a later letter ends what is left of those before. */
export function lastCharge(charges: readonly Charge[], kind: ChargeKind): Charge | undefined {
  return charges.findLast((charge) => charge.kind === kind && charge.amount > 0);
}

/** Without what is open: as a new letter leaves them, which claims that anew. */
export function settledCharges({
  charges,
  allocations,
}: Pick<Accounted, "allocations"> & { charges: readonly Charge[] }): Charge[] {
  const endings = CHARGE_KINDS.flatMap((kind) => {
    const open = openCharge(kind, { charges, allocations });
    const last = lastCharge(charges, kind);
    return open > 0 && last ? [{ ...last, amount: -open, vat: [] }] : [];
  });
  return [...charges, ...endings];
}

/** Of the interest or fee of one letter, what was not ended. */
export function standingCharge(
  charges: readonly Charge[],
  { reminderId, kind }: Pick<Charge, "reminderId" | "kind">,
): Rappen {
  const own = charges.filter((charge) => charge.reminderId === reminderId);
  return sumOf(own, kind);
}

/** What is open of the rows alone, without interest and fees. */
export function openRows({ total, allocations }: Omit<Accounted, "charges">): Rappen {
  return allocations.reduce((open, { kind, amount }) => (isOfCharge(kind) ? open : open - amount), total);
}

export function isOfCharge(kind: string): kind is ChargeKind {
  return CHARGE_KINDS.some((known) => known === kind);
}
