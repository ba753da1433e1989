import { mentionsVat } from "#app/features/selling/invoices/fields/invoice.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { isOfCharge, openRows } from "#app/features/books/ledger/charge.ts";
import { netted } from "#app/features/books/ledger/left-by-rate.ts";
import { sumOf } from "#app/features/books/ledger/payment.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { defaultInterest, interestDays } from "#app/swiss/deadlines/interest.ts";
import { nextWorkingDay } from "#app/swiss/deadlines/working-days.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { spread } from "#app/features/selling/invoices/pricing/totals.ts";
import { includedVat, type VatRow } from "#app/swiss/vat.ts";
import { type Level, levelOf, type ReminderSettings } from "./reminder-settings.ts";

export interface ReminderClaim {
  level: Level;
  createdOn: Day;
  dueUntil: Day;
  openAmount: Rappen;
  interest: Rappen;
  interestDays: number;
  interestFrom: Day | null;
  fee: Rappen;
  feeVat: VatRow[];
  amountClaimed: Rappen;
}

type Owed = Pick<Invoice, "total" | "dueDate" | "allocations" | "vatRows" | "sender" | "items" | "currency">;

interface ClaimedAt {
  level: Level;
  today: Day;
  /** Null before the first; interest may start with it. */
  firstReminder: Day | null;
  /** The fee with VAT, Rappen; by the level when left out. */
  fee?: Rappen;
}

/** The claim replaces the unpaid interest and fees of earlier letters. */
export function reminderClaim(
  invoice: Owed,
  settings: ReminderSettings,
  { level, today, firstReminder, fee = feeOf(invoice, settings, level) }: ClaimedAt,
): ReminderClaim {
  const { newTermDays, withInterest } = levelOf(settings, level);
  const start = settings.interest.from === "due_date" ? invoice.dueDate : firstReminder;
  const interestFrom = withInterest && start && start < today ? start : null;
  const openAmount = openRows(invoice);
  const interest = interestFrom ? accruedInterest(invoice, settings, interestFrom, today) : 0;
  return {
    level,
    createdOn: today,
    dueUntil: nextWorkingDay(addDays(today, newTermDays)),
    openAmount,
    interest,
    interestFrom,
    fee,
    feeVat: feeVat(fee, invoice),
    interestDays: interestFrom ? interestDays(interestFrom, today, settings.interest.dayCount) : 0,
    amountClaimed: openAmount + interest + fee,
  };
}

/** The settings state fees in CHF: an invoice in another currency is charged none. */
function feeOf({ currency }: Owed, settings: ReminderSettings, level: Level): Rappen {
  return currency === "CHF" ? levelOf(settings, level).fee : 0;
}

/** Interest on the open amount of the rows. */
export function accruedInterest(
  invoice: Pick<Owed, "total" | "allocations">,
  { interest }: Pick<ReminderSettings, "interest">,
  from: Day,
  to: Day,
): Rappen {
  const { rate, dayCount } = interest;
  const ofRows = netted(invoice.allocations).filter(({ kind }) => !isOfCharge(kind));
  const before = ofRows.filter(({ settledOn }) => settledOn <= from);
  const amount = before.reduce((rest, allocation) => rest - allocation.amount, invoice.total);
  const payments = ofRows.map(({ settledOn: day, amount }) => ({ day, amount }));
  const accrued = defaultInterest({ amount, from, to, rate, dayCount, payments });
  return Math.max(0, accrued - sumOf(invoice.allocations, "interest"));
}

/** ESTV: a reminder fee belongs to the consideration, at the rates of the supply, in proportion to its parts. */
export function feeVat(fee: Rappen, invoice: Pick<Owed, "vatRows" | "sender" | "items">): VatRow[] {
  if (fee === 0 || !mentionsVat(invoice)) return [];
  const { vatRows } = invoice;
  const shares = spread(
    fee,
    vatRows.map(({ net, vat }) => (net + vat) * fee),
  );
  return vatRows.flatMap(({ rate }, index) => {
    const gross = shares[index] ?? 0;
    const vat = includedVat(gross, rate);
    return gross > 0 ? [{ rate, net: gross - vat, vat }] : [];
  });
}
