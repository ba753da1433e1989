import type { Rappen } from "#app/swiss/money.ts";

/** What a payment can settle: the rows of an invoice (`payment`), or interest and fees of reminders. */
export const MONEY_KINDS = ["payment", "interest", "reminder_fee"] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** Which a payment settles first: interest and fees, or the rows of the invoice. */
export const SETTLING_ORDERS = ["charges_first", "rows_first"] as const;
export type SettlingOrder = (typeof SETTLING_ORDERS)[number];

const KINDS: Record<SettlingOrder, readonly MoneyKind[]> = {
  charges_first: ["interest", "reminder_fee", "payment"],
  rows_first: ["payment", "interest", "reminder_fee"],
};

/** Divides a payment between interest, fees and rows. An excess is left out. */
export function dividedBy(
  order: SettlingOrder,
  amount: Rappen,
  open: Record<MoneyKind, Rappen>,
): { kind: MoneyKind; amount: Rappen }[] {
  let left = amount;
  return KINDS[order].flatMap((kind) => {
    const part = Math.min(left, open[kind]);
    left -= part;
    return part > 0 ? [{ kind, amount: part }] : [];
  });
}
