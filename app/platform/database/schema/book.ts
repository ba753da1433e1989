import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

/**
 * The book of a business: rows are only added, and the database refuses anything else. One amount in Rappen from one
 * account to another; rows without accounts say which rates money received was for.
 */
export interface BookingsTable {
  business_id: string;
  /** Within the business, from 1, without gaps; from -1 down for rows without accounts. */
  sequence: number;
  /** What was written by one act has the same. */
  act: string;
  holder: "invoice" | "payment" | "expense" | "manual" | "return";
  holder_id: string;
  /** The document, allocation, charge, refund, payment or expense. */
  source_id: string;
  payment_id: string | null;
  client_id: string | null;
  kind: string;
  /** The returns that it is part of: by agreed or received consideration, or with expenses; empty where of none. */
  basis: "agreed" | "received" | "input" | "";
  /** Names of accounts; empty where it has none. */
  debit: string;
  credit: string;
  /** Rappen, above 0; 0 without accounts. */
  amount: number;
  /** The amount in the currency of the document; 0 for exchange differences. */
  original: number;
  /** Tenths of a percent; null where no VAT is meant. */
  rate: number | null;
  /** What it adds to the return, Rappen. */
  net: number;
  vat: number;
  reason: "" | "export" | "abroad" | "exempt" | "undecided";
  activity: string;
  /** Decides which rates apply; empty where none does. */
  supply_day: string;
  fact_day: string;
  /** Where it counts: the day of the fact, or the first open day after it. */
  day: string;
  recorded_at: string;
  number: string;
  /** The name of the client, payer or supplier, as written then. */
  name: string;
  /** Money for a fee without VAT: income when it comes in. */
  of_fee: Generated<0 | 1>;
  reverses: number | null;
  /** SHA-256 of the hash before it and of all of the above. */
  hash: string;
}

/** What a person books between two accounts: never edited, only taken back. */
export interface ManualBookingsTable {
  id: string;
  business_id: string;
  kind: "manual" | "opening";
  day: string;
  text: string;
  /** The number of the receipt, or empty. */
  reference: string;
  /** Names of accounts. */
  debit: string;
  credit: string;
  /** Rappen, above 0. */
  amount: number;
  created_by: string;
  created_at: string;
  taken_back_at: string | null;
}

/** The last booking of a business. */
export interface BookHeadsTable {
  business_id: string;
  sequence: number;
  hash: string;
  /** The same of rows without accounts. */
  counted: Generated<number>;
  counted_hash: Generated<string>;
  /** 1 once everything from before the book was written to it. */
  is_moved: Generated<0 | 1>;
}

/** Days on which nothing is booked any more. */
export interface ClosedDaysTable {
  id: string;
  business_id: string;
  /** Why: a year, a filed return or a hand-over. */
  kind: "year" | "return" | "handover";
  /** Empty for everything; otherwise bookings of these returns and input tax. */
  basis: "agreed" | "received" | "";
  from_day: string;
  to_day: string;
  closed_at: string;
}

/** Bookings that a filed correction has taken, beside those of its own days. */
export interface CorrectedBookingsTable {
  business_id: string;
  sequence: number;
  period_id: string;
}

/** What was handed over to a trustee: the bookings of these days, and what their files are made with. */
export interface JournalHandoversTable {
  id: string;
  business_id: string;
  from_day: string;
  to_day: string;
  first_sequence: number;
  last_sequence: number;
  /** SHA-256 of that of the hand-over before and of the hashes of the bookings. */
  hash: string;
  language: string;
  /** Numbers of accounts by name. */
  chart: JsonColumn;
  /** The first day of the business year in which it begins; empty where its files carry no result on. */
  year_begins: Generated<string>;
  created_by: string;
  created_at: string;
}

/** A ZIP of a hand-over that is kept for some days, so that its download can go on. */
/** How the program of whoever does the books calls a VAT code of ours. */
export interface JournalVatCodesTable {
  business_id: string;
  name: string;
  code: string;
}
