/** Why an e-mail that waited did not leave; `paid`, `disputed` and `less_due` of reminders, the last four of offers. */
const HELD_BACK = [
  "cancelled",
  "credited",
  "written_off",
  "deleted",
  "paid",
  "disputed",
  "less_due",
  "draft_again",
  "accepted",
  "declined",
  "expired",
] as const;

export type HeldBack = (typeof HELD_BACK)[number];

export const HELD_BACK_UNSAID = "withdrawn";

export function heldBackOf(errorCode: string): HeldBack | null {
  return HELD_BACK.find((reason) => reason === errorCode) ?? null;
}
