import {
  type Charge,
  type ChargeKind,
  dayOfClaim,
  isBeforeLetter,
  lastCharge,
  openCharge,
  openRows,
  standingCharge,
} from "#app/features/books/ledger/charge.ts";
import { type Allocation } from "#app/features/books/ledger/payment.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface Owed {
  total: Rappen;
  charges: readonly Charge[];
  allocations: readonly Settled[];
}

type Settled = Pick<Allocation, "id" | "kind" | "amount" | "settledOn">;

/** The end of an open charge whose letter came after the money for all rows. */
interface Lapse {
  charge: Charge;
  amount: Rappen;
  /** What the letter had replaced, owed already when the money came. */
  owedAgain: { charge: Charge; amount: Rappen } | null;
}

export function lapses(invoice: Owed, day: Day): Lapse[] {
  return KINDS.flatMap((kind) => {
    const charge = lastCharge(invoice.charges, kind);
    if (!charge || !isBeforeLetter(day, kind, invoice) || openRowsBefore(invoice, charge) > 0) return [];
    const amount = openCharge(kind, invoice);
    return [{ charge, amount, owedAgain: owedBefore(invoice.charges, { charge, amount, day }) }];
  });
}

function openRowsBefore({ total, charges, allocations }: Owed, charge: Charge): Rappen {
  const day = dayOfClaim(charges, charge);
  const first = charges.find(({ reminderId }) => reminderId === charge.reminderId);
  const isBefore = ({ settledOn, id }: Settled) =>
    settledOn < day || (settledOn === day && id < (first?.id ?? ""));
  return openRows({ total, allocations: allocations.filter(isBefore) });
}

/** Less what was paid of the charge that lapses, as it stood for the one before. */
function owedBefore(
  charges: readonly Charge[],
  { charge, amount, day }: { charge: Charge; amount: Rappen; day: Day },
): Lapse["owedAgain"] {
  const before = charges.findLast(
    (one) => one.kind === charge.kind && one.amount > 0 && dayOfClaim(charges, one) <= day,
  );
  if (!before) return null;
  const replaced = charges.findLast(
    (one) => one.reason === "replaced" && one.kind === before.kind && one.reminderId === before.reminderId,
  );
  const paid = standingCharge(charges, charge) - amount;
  const owed = replaced ? -replaced.amount - paid : 0;
  return owed > 0 ? { charge: before, amount: owed } : null;
}

/** What lapses once money of that day settles all rows, less what is owed again, Rappen. */
export function lapsesIfPaid(invoice: Owed, day: Day): Rappen {
  const paid = { ...PAID, amount: openRows(invoice), settledOn: day };
  const ended = lapses({ ...invoice, allocations: [...invoice.allocations, paid] }, day);
  return ended.reduce((sum, { amount, owedAgain }) => sum + amount - (owedAgain?.amount ?? 0), 0);
}

const PAID = { id: "", kind: "payment" as const };

/** What is open of the charges of letters after that day, Rappen. */
export function chargedAfter(day: Day, invoice: Omit<Owed, "total">): Rappen {
  const later = KINDS.filter((kind) => isBeforeLetter(day, kind, invoice));
  return later.reduce((sum, kind) => sum + openCharge(kind, invoice), 0);
}

/** What letters charge beside the rows and is open, and the day of the latest; null without. */
export function openCharges(invoice: Omit<Owed, "total">): { amount: Rappen; day: Day } | null {
  const open = KINDS.flatMap((kind) => {
    const last = lastCharge(invoice.charges, kind);
    const amount = openCharge(kind, invoice);
    return last && amount > 0 ? [{ amount, day: dayOfClaim(invoice.charges, last) }] : [];
  });
  return open.length === 0
    ? null
    : open.reduce((a, b) => ({ amount: a.amount + b.amount, day: a.day > b.day ? a.day : b.day }));
}

const KINDS: readonly ChargeKind[] = ["interest", "reminder_fee"];
