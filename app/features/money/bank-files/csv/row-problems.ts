export const ROW_PROBLEMS = [
  "no_day",
  "bad_day",
  "no_amount",
  "bad_amount",
  "two_amounts",
  "bad_currency",
  "unknown_state",
] as const;

export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** Why a row cannot be read, with the cell that is to blame, shortened. */
export interface UnreadableRow {
  /** The line in the file, from 1. */
  line: number;
  problem: RowProblem;
  cell: string;
}
