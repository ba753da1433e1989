import type { Rappen } from "#app/swiss/money.ts";

/** One thing to do by one press, with what its form carries so that exactly what was shown is done. */
export interface TodayRow {
  key: string;
  verb: "confirmAll" | "confirm" | "remind" | "send" | "markPaid";
  /** The client or the payer; empty where it is unknown. */
  name: string;
  about: string;
  /** The number of the invoice; empty for payments. */
  number: string;
  /** Payments, or days since the due date; 0 for drafts. */
  count: number;
  amount: Rappen;
  /** Where it can be looked at first. */
  open: string;
  act: string;
  fields: [name: string, value: string | number][];
}
