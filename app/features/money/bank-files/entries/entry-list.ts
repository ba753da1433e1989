export const ENTRY_OUTCOMES = [
  "booked",
  "proposed",
  "unassigned",
  "ignored",
  "known",
  "reversed",
  "waiting",
  "skipped",
] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

/** Entries without transactions. `nothing`: entries over CHF 0.00. */
const LEFT_OUT = ["outgoing", "pending", "nothing"] as const;
export type LeftOutAs = (typeof LEFT_OUT)[number];

/** The lists of a file's entries: each entry, or each transaction of a batch, stands in exactly one of them. */
export const ENTRY_LISTS = [
  "booked",
  "proposed",
  "unassigned",
  "ignored",
  "known",
  "reversed",
  "waiting",
  "without_details",
  "incomplete",
  ...LEFT_OUT,
] as const;
export type EntryList = (typeof ENTRY_LISTS)[number];

export function entryListOf({ outcome, reason }: { outcome: EntryOutcome; reason: string }): EntryList {
  if (outcome !== "skipped") return outcome;
  return reason === "incomplete" ? "incomplete" : "without_details";
}

export function outcomeOf(list: Exclude<EntryList, LeftOutAs>): EntryOutcome {
  return list === "incomplete" || list === "without_details" ? "skipped" : list;
}

export function isNoPayment(list: EntryList): list is LeftOutAs {
  return LEFT_OUT.some((name) => name === list);
}
