import type { Sums } from "#app/swiss/currency/sums.ts";
import type { RowStep } from "./row-act.ts";

/** One thing to do. */
export type TodayRow = RowStep & ShownRow;

interface ShownRow {
  state: "draft" | "payments" | "overdue" | "sent";
  key: string;
  /** The client or the payer; empty where it is unknown. */
  name: string;
  about: string;
  /** The number of the invoice; empty for payments. */
  number: string;
  /** Payments, or days since the due date; else 0. */
  count: number;
  amount: Sums;
  /** Where it can be looked at first. */
  open: string;
}
