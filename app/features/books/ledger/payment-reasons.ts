/** Why a payment of the bank is booked or proposed; `assigned` by the user. */
export const MATCHES = [
  "reference",
  "reference_rows",
  "reference_recovered",
  "reference_part",
  "reference_over",
  "reference_rounding",
  "reference_charges",
  "reference_skonto",
  "reference_several",
  "reference_letter",
  "reference_letter_part",
  "reference_letter_over",
  "reference_letter_changed",
  "number",
  "number_rows",
  "number_recovered",
  "number_part",
  "number_over",
  "number_rounding",
  "number_skonto",
  "number_several",
  "payer",
  "payer_rows",
  "payer_rounding",
  "payer_skonto",
  "payer_several",
  "payer_taught",
  "foreign_currency",
  "assigned",
] as const;

/**
 * Why a payment of the bank settles nothing. `outdated`: what it was proposed for has changed. `perhaps_known`: another
 * file reported a payment that may be this one. `unignored`: a person stopped ignoring it. `year_closed`: its day is in
 * a year that is closed.
 */
export type UnassignedReason =
  | "already_paid"
  | "invoice_cancelled"
  | "invoice_written_off"
  | "invoice_credited"
  | "invoice_draft"
  | "invoice_deleted"
  | "reference_ambiguous"
  | "reference_unknown"
  | "no_match"
  | "taken_back"
  | "outdated"
  | "perhaps_known"
  | "unignored"
  | "year_closed";

/** Somebody taught the text of such payments. */
export const IGNORED_REASON = "text_taught";

export type MatchReason = (typeof MATCHES)[number];
