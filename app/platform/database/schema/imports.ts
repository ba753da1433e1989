/** An uploaded file; its result is kept for a day, its content only until it is imported. */
export interface ImportsTable {
  id: string;
  business_id: string;
  /** `clients` or `invoices`. */
  kind: string;
  /** Headings and rows, JSON; empty once imported. */
  content: string;
  /** Which column is what, JSON; null until chosen. */
  mapping: string | null;
  /** Counts of created, updated and skipped rows, JSON; null until imported. */
  result: string | null;
  created_at: string;
  expires_at: string;
}
